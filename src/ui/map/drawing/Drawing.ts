import type { MapPosition } from '../SiteMap.ts';

/** What is drawn on a map: a rectangle by two opposite corners, a polygon, or a line. */
export type DrawingKind = 'rectangle' | 'polygon' | 'line';

const MIN_POINTS: Readonly<Record<DrawingKind, number>> = { rectangle: 2, polygon: 3, line: 2 };

/** Whether a drawing has enough points. */
export const isFinishable = (kind: DrawingKind, points: readonly MapPosition[]): boolean =>
  points.length >= MIN_POINTS[kind];

/** Whether the points are the two corners of a rectangle: it has no third one. */
export const isRectangleDone = (kind: DrawingKind, points: readonly MapPosition[]): boolean =>
  kind === 'rectangle' && points.length === MIN_POINTS.rectangle;
