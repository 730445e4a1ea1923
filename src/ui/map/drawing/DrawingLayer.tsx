import { useState } from 'react';
import { useMap } from 'react-leaflet';

import { getBoundingBox, getBoxCorners } from '../../../domain/polygon.ts';
import type { MapPadding } from '../MapController.ts';
import type { MapPosition } from '../SiteMap.ts';
import { type DrawingKind, isFinishable, isRectangleDone } from './Drawing.ts';
import { DrawingCrosshair } from './DrawingCrosshair.tsx';
import { MapShapes } from './MapShapes.tsx';
import { useDrawingKeys } from './useDrawingKeys.ts';
import { useDrawingPointer } from './useDrawingPointer.ts';

interface DrawingLayerProps {
  readonly kind: DrawingKind;
  /** The points so far. */
  readonly points: readonly MapPosition[];
  readonly onChange: (points: readonly MapPosition[]) => void;
  /** Whether the drawing is complete: it does not follow the pointer. */
  readonly isFinished?: boolean;
  /** Called with the corners of a rectangle, the vertices of a polygon, or the points of a line. */
  readonly onFinish: (points: readonly MapPosition[]) => void;
  /** What covers the edges of the map. */
  readonly padding: MapPadding;
  /** Formats the length of a segment of a line. */
  readonly formatSegment?: (start: MapPosition, end: MapPosition) => string;
}

/** A point this near to the last one finishes the drawing, and so does one near to the first one of a polygon. */
const SAME_POINT_PX = 8;

/** Draws a rectangle, a polygon or a line on a map: with a mouse, a finger, or the keyboard. */
export const DrawingLayer = ({
  kind,
  points,
  isFinished = false,
  onChange,
  onFinish,
  padding,
  formatSegment,
}: DrawingLayerProps) => {
  const map = useMap();
  const [hovered, setHovered] = useState<MapPosition>();
  const [crosshair, setCrosshair] = useState<MapPosition>();
  const [dragged, setDragged] = useState<readonly MapPosition[]>([]);
  const isNear = (one: MapPosition | undefined, other: MapPosition) =>
    one !== undefined &&
    map.latLngToLayerPoint(one).distanceTo(map.latLngToLayerPoint(other)) <= SAME_POINT_PX;
  const finish = (points: readonly MapPosition[]) => {
    if (isFinishable(kind, points)) onFinish(toOutline(kind, points));
  };
  const addPoint = (point: MapPosition) => {
    const isLast = !isFinished && isNear(points.at(-1), point);
    const isClosed = kind === 'polygon' && points.length > 2 && isNear(points[0], point);
    if (isLast || isClosed) finish(points);
    else if (isRectangleDone(kind, [...points, point])) finish([...points, point]);
    else onChange([...points, point]);
  };
  useDrawingPointer(map, kind, {
    onPoint: point => {
      setCrosshair(undefined);
      addPoint(point);
    },
    onDrag: (points, isOver) => {
      setCrosshair(undefined);
      setDragged(isOver ? [] : points);
      if (isOver) finish(points);
    },
    onHover: setHovered,
  });
  useDrawingKeys(map, {
    cursor: crosshair,
    padding,
    onMove: position => {
      setHovered(undefined);
      setCrosshair(position);
    },
    onPoint: point => {
      setCrosshair(point);
      addPoint(point);
    },
    onUndo: () => onChange(points.slice(0, -1)),
    onFinish: () => finish(points),
  });
  const cursor = crosshair ?? hovered;
  const linePoints =
    dragged.length > 0
      ? dragged
      : cursor && points.length > 0 && !isFinished
        ? [...points, cursor]
        : points;
  const outline = toOutline(kind, linePoints);
  return (
    <>
      <MapShapes
        isOnTop
        shapes={[
          {
            points: outline,
            look: kind === 'line' ? 'line' : 'area',
            hasPoints: dragged.length === 0,
            ...(formatSegment && {
              segmentLabels: outline.flatMap((end, index) => {
                const start = outline[index - 1];
                return start ? [formatSegment(start, end)] : [];
              }),
            }),
          },
        ]}
      />
      {crosshair && <DrawingCrosshair position={crosshair} />}
    </>
  );
};

/** Two corners span a rectangle. */
const toOutline = (kind: DrawingKind, points: readonly MapPosition[]) =>
  isRectangleDone(kind, points) ? getBoxCorners(getBoundingBox(points)) : points;
