import './map.css';

import { useMemo } from 'react';

import { plotPoints, type StaticMapSize, type StaticMapPoint } from './plotPoints.ts';

interface StaticMapProps {
  /** What the dots are, for who cannot see them. */
  readonly label: string;
  /** As many as there are: those that would cover each other are drawn as one. */
  readonly points: readonly StaticMapPoint[];
  /** Units of height to 520 of width; 160 when absent. */
  readonly height?: number;
}

/** Where some things are to each other: a still picture, north up, without Leaflet. The worst is drawn last. */
export const StaticMap = ({ label, points: dots, height = 160 }: StaticMapProps) => {
  const size = useMemo<StaticMapSize>(() => ({ width: 520, height }), [height]);
  const plottedPoints = useMemo(() => [...plotPoints(dots, size)], [dots, size]);
  return (
    <svg
      className="dot-map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {plottedPoints.map(([kind, coordinates]) => (
        <path
          key={kind}
          className={`dots-${kind}`}
          d={coordinates.map(shapeByState[kind]).join('')}
        />
      ))}
    </svg>
  );
};

type MarkerShape = (point: readonly [number, number]) => string;

/** A line of no length with round ends is a disc. */
const drawDisc: MarkerShape = ([x, y]) => `M${x} ${y}h0`;

const shapeByState: Readonly<Record<'none' | NonNullable<StaticMapPoint['state']>, MarkerShape>> = {
  none: drawDisc,
  normal: drawDisc,
  fault: ([x, y]) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
  offline: ([x, y]) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
  unknown: ([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`,
};
