import type { Map } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';

import { simplifyLine } from '../../../domain/simplifyLine.ts';
import type { MapPosition } from '../SiteMap.ts';
import type { DrawingKind } from './Drawing.ts';

interface DrawingPointerHandlers {
  /** A press without a drag. */
  readonly onPoint: (position: MapPosition) => void;
  /** The drawing during a drag, and at its end. */
  readonly onDrag: (points: readonly MapPosition[], isOver: boolean) => void;
  /** Where a mouse is; undefined outside of the map, and for a finger. */
  readonly onHover: (position: MapPosition | undefined) => void;
}

/** A shorter drag is a press. */
const PRESS_TOLERANCE_PX = 5;

/** A freehand outline is as exact as this. */
const OUTLINE_TOLERANCE_PX = 2;

/** Two presses within this time are a double press for the browser and for Leaflet. */
const DOUBLE_PRESS_MS = 500;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * Draws with the pointer on a map: each press is a point; a drag spans a rectangle, or is the outline of a polygon. A
 * drag moves the map only while a line is drawn. Two fingers zoom.
 */
export function useDrawingPointer(map: Map, kind: DrawingKind, handlers: DrawingPointerHandlers) {
  const handlePoint = useEffectEvent(handlers.onPoint);
  const handleDrag = useEffectEvent(handlers.onDrag);
  const handleHover = useEffectEvent(handlers.onHover);
  useEffect(() => {
    const container = map.getContainer();
    let path: Pixel[] = [];
    const toPixel = (event: PointerEvent): Pixel => map.mouseEventToContainerPoint(event);
    const toPosition = ({ x, y }: Pixel): MapPosition => map.containerPointToLatLng([x, y]);
    const isDrag = () => {
      const { x: startX = 0, y: startY = 0 } = path[0] ?? {};
      return path.some(({ x, y }) => Math.hypot(x - startX, y - startY) > PRESS_TOLERANCE_PX);
    };
    const getPoints = () =>
      (kind === 'rectangle'
        ? [...path.slice(0, 1), ...path.slice(-1)]
        : simplifyLine(path, OUTLINE_TOLERANCE_PX)
      ).map(toPosition);
    const cancelDrag = () => {
      if (path.length > 0) handleDrag([], false);
      path = [];
    };
    const handleDown = (event: PointerEvent) => {
      if (!event.isPrimary) cancelDrag();
      else if (event.button === 0 && isOnMap(event, container)) path = [toPixel(event)];
    };
    const handleMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') handleHover(toPosition(toPixel(event)));
      if (path.length === 0 || !event.isPrimary) return;
      path.push(toPixel(event));
      if (kind !== 'line' && isDrag()) handleDrag(getPoints(), false);
    };
    const handleUp = (event: PointerEvent) => {
      if (path.length === 0 || !event.isPrimary) return;
      path.push(toPixel(event));
      if (!isDrag()) handlePoint(toPosition(toPixel(event)));
      else if (kind !== 'line') handleDrag(getPoints(), true);
      path = [];
    };
    const handleLeave = () => handleHover(undefined);
    const restoreGestures = replaceGestures(map, kind);
    container.addEventListener('pointerdown', handleDown);
    // A drag may end outside of the map.
    window.addEventListener('pointermove', handleMove);
    window.addEventListener('pointerup', handleUp);
    window.addEventListener('pointercancel', cancelDrag);
    container.addEventListener('pointerleave', handleLeave);
    return () => {
      restoreGestures();
      container.removeEventListener('pointerdown', handleDown);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', handleUp);
      window.removeEventListener('pointercancel', cancelDrag);
      container.removeEventListener('pointerleave', handleLeave);
    };
  }, [map, kind]);
}

/** What floats on the map is not the map. */
const isOnMap = ({ target }: PointerEvent, container: HTMLElement) =>
  target instanceof Element && (target === container || target.closest('.leaflet-pane') !== null);

/** Turns off the gestures of the map that would draw and move it at once; returns what turns them on again. */
function replaceGestures(map: Map, kind: DrawingKind): () => void {
  const gestures = [map.boxZoom, ...(kind === 'line' ? [] : [map.dragging])];
  for (const gesture of [...gestures, map.doubleClickZoom]) gesture.disable();
  const { classList } = map.getContainer();
  classList.add('map-drawing');
  classList.toggle('map-drawing-drag', kind !== 'line');
  return () => {
    for (const gesture of gestures) gesture.enable();
    // The second press of two may be the one that has finished the drawing: it does not zoom the map.
    setTimeout(() => {
      if (!classList.contains('map-drawing')) map.doubleClickZoom.enable();
    }, DOUBLE_PRESS_MS);
    classList.remove('map-drawing', 'map-drawing-drag');
  };
}
