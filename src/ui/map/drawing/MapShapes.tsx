import './drawing.css';

import { createPortal } from 'react-dom';
import { useMap } from 'react-leaflet';

import type { MapPosition } from '../SiteMap.ts';
import { useLayerPoints } from './useLayerPoints.ts';

/** The edge is outside of the outermost markers, which are on the outline. */
const DOMAIN_STYLE = {
  fill: 'var(--accent)',
  stroke: 'var(--accent)',
  strokeWidth: 48,
  opacity: 0.14,
} as const;

/** An outline or a line. */
export interface MapShape {
  readonly points: readonly MapPosition[];
  /** An area is closed and filled; a removed one is hatched by its dashes only; a domain has a wide soft edge. */
  readonly look: 'area' | 'removedArea' | 'line' | 'domain';
  /** Whether each point is marked. */
  readonly hasPoints?: boolean;
  /** A text next to each segment, such as its length. */
  readonly segmentLabels?: readonly string[];
}

/** A shorter segment, such as that from the last point to the pointer on it, has no text. */
const MIN_LABELED_SEGMENT_PX = 32;

interface MapShapesProps {
  readonly shapes: readonly MapShape[];
  /** Above the markers, not below them. */
  readonly isOnTop?: boolean;
}

/** Shapes on a map, in the colour of the selection. A text next to the map describes them. */
export const MapShapes = ({ shapes, isOnTop = false }: MapShapesProps) => {
  const pane = useMap().getPane(isOnTop ? 'tooltipPane' : 'overlayPane');
  const toPoint = useLayerPoints();
  if (!pane) return null;
  return createPortal(
    <svg
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      aria-hidden
      focusable="false"
      width="1"
      height="1"
    >
      {shapes.map(({ points, look, hasPoints, segmentLabels = [] }, index) => {
        const pixels = points.map(toPoint);
        const path = pixels.map(({ x, y }) => `${x} ${y}`).join('L');
        return (
          <g key={index} className={`map-shape map-shape-${look}`}>
            {pixels.length > 1 && (
              <path
                d={`M${path}${look === 'line' ? '' : 'z'}`}
                style={look === 'domain' ? DOMAIN_STYLE : undefined}
              />
            )}
            {hasPoints && pixels.map(({ x, y }, at) => <circle key={at} cx={x} cy={y} r="4.5" />)}
            {segmentLabels.map((label, at) => {
              const [start, end] = [pixels[at], pixels[at + 1]];
              return (
                start &&
                end &&
                Math.hypot(end.x - start.x, end.y - start.y) >= MIN_LABELED_SEGMENT_PX && (
                  <text key={at} x={(start.x + end.x) / 2} y={(start.y + end.y) / 2 - 7}>
                    {label}
                  </text>
                )
              );
            })}
          </g>
        );
      })}
    </svg>,
    pane,
  );
};
