import './map.css';

import { useMemo } from 'react';

import { plotPoints, type StaticMapSize, type StaticMapPoint } from './plotPoints.ts';

interface StaticMapProps {
  /** The accessible name of the picture. */
  readonly label: string;
  /** Any number: overlapping ones render as one. */
  readonly points: readonly StaticMapPoint[];
  /** The height for a width of 520 units; default 160. */
  readonly height?: number;
}

/** A static picture of relative positions, north up, without Leaflet. The worst state is on top. */
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

/** Returns a zero-length line with round caps, which is a disc. */
const drawDisc: MarkerShape = ([x, y]) => `M${x} ${y}h0`;

const shapeByState: Readonly<Record<'none' | NonNullable<StaticMapPoint['state']>, MarkerShape>> = {
  none: drawDisc,
  normal: drawDisc,
  fault: ([x, y]) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
  offline: ([x, y]) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
  unknown: ([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`,
};
