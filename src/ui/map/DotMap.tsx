import './map.css';

import { useMemo } from 'react';

import { plotDots, type PlotSize, type PlottedDot } from './plotDots.ts';

interface DotMapProps {
  /** What the dots are, for who cannot see them. */
  readonly label: string;
  /** As many as there are: those that would cover each other are drawn as one. */
  readonly dots: readonly PlottedDot[];
  /** Units of height to 520 of width; 160 when absent. */
  readonly height?: number;
}

/** Where some things are to each other: a still picture, north up, without Leaflet. The worst is drawn last. */
export const DotMap = ({ label, dots, height = 160 }: DotMapProps) => {
  const size = useMemo<PlotSize>(() => ({ width: 520, height }), [height]);
  const plotted = useMemo(() => [...plotDots(dots, size)], [dots, size]);
  return (
    <svg
      className="dot-map"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {plotted.map(([kind, points]) => (
        <path key={kind} className={`dots-${kind}`} d={points.map(shapes[kind]).join('')} />
      ))}
    </svg>
  );
};

type Shape = (point: readonly [number, number]) => string;

/** A line of no length with round ends is a disc. */
const disc: Shape = ([x, y]) => `M${x} ${y}h0`;

const shapes: Readonly<Record<'none' | NonNullable<PlottedDot['state']>, Shape>> = {
  none: disc,
  normal: disc,
  fault: ([x, y]) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
  offline: ([x, y]) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
  unknown: ([x, y]) => `M${x - 3} ${y - 3}h6v6h-6z`,
};
