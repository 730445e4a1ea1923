import type { StageRect, StageSize } from '../../../domain/media/sceneLayouts.ts';
import { clampToStage, getBounds, type Rects } from '../model/arrangeAreas.ts';
import {
  ALL_EDGES,
  listSnapLines,
  type MovedEdges,
  type SnapLine,
  snapRect,
} from '../model/snapping.ts';

/** The handles of a selected area. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** What the pointer does, and its result so far. */
export interface StageGesture {
  /** The rectangles of the areas that it changes. */
  readonly rects: Rects;
  readonly guides: readonly SnapLine[];
  /** The movement that all of them have in common, in stage pixels; absent where a size changes. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** The area that is being drawn. */
  readonly pendingRect?: StageRect;
}

export interface GestureInput {
  readonly stage: StageSize;
  /** The rectangles of the other areas, to snap to. */
  readonly others: readonly StageRect[];
  /** The largest distance to snap, in stage pixels; 0 prevents it. */
  readonly threshold: number;
  /** The movement of the pointer, in stage pixels. */
  readonly dx: number;
  readonly dy: number;
}

/** Moves areas together; they stay on the stage. */
export function moveAreas(
  rects: Rects,
  { stage, others, threshold, dx, dy }: GestureInput,
): StageGesture {
  const bounds = getBounds(Object.values(rects));
  const wanted = { ...bounds, x: bounds.x + Math.round(dx), y: bounds.y + Math.round(dy) };
  const snapped = snapRect(wanted, ALL_EDGES, listSnapLines(stage, others), threshold);
  const target = clampToStage(snapped.rect, stage);
  const shift = { x: target.x - bounds.x, y: target.y - bounds.y };
  return {
    rects: Object.fromEntries(
      Object.entries(rects).map(([id, rect]) => [
        id,
        { ...rect, x: rect.x + shift.x, y: rect.y + shift.y },
      ]),
    ),
    shift,
    guides: listTouching(snapped.guides, target),
  };
}

/** Moves the edges of a handle; the opposite edges stay. */
export function resizeArea(
  id: string,
  rect: StageRect,
  handle: Handle,
  { stage, others, threshold, dx, dy }: GestureInput,
): StageGesture {
  const edges: MovedEdges = {
    left: handle.includes('w'),
    right: handle.includes('e'),
    top: handle.includes('n'),
    bottom: handle.includes('s'),
  };
  const left = limit(rect.x + (edges.left ? Math.round(dx) : 0), 0, rect.x + rect.width - 1);
  const top = limit(rect.y + (edges.top ? Math.round(dy) : 0), 0, rect.y + rect.height - 1);
  const right = limit(
    rect.x + rect.width + (edges.right ? Math.round(dx) : 0),
    rect.x + 1,
    stage.width,
  );
  const bottom = limit(
    rect.y + rect.height + (edges.bottom ? Math.round(dy) : 0),
    rect.y + 1,
    stage.height,
  );
  const wanted = {
    x: left,
    y: top,
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  };
  const snapped = snapRect(wanted, edges, listSnapLines(stage, others), threshold);
  const target = clampToStage(snapped.rect, stage);
  return { rects: { [id]: target }, guides: listTouching(snapped.guides, target) };
}

/** Draws a rectangle between two points. */
export function drawArea(
  start: { readonly x: number; readonly y: number },
  { stage, others, threshold, dx, dy }: GestureInput,
): StageGesture {
  const wanted = {
    x: Math.round(Math.min(start.x, start.x + dx)),
    y: Math.round(Math.min(start.y, start.y + dy)),
    width: Math.max(1, Math.round(Math.abs(dx))),
    height: Math.max(1, Math.round(Math.abs(dy))),
  };
  const edges = { left: dx < 0, right: dx >= 0, top: dy < 0, bottom: dy >= 0 };
  const snapped = snapRect(wanted, edges, listSnapLines(stage, others), threshold);
  const right = limit(snapped.rect.x + snapped.rect.width, 1, stage.width);
  const bottom = limit(snapped.rect.y + snapped.rect.height, 1, stage.height);
  const x = limit(snapped.rect.x, 0, right - 1);
  const y = limit(snapped.rect.y, 0, bottom - 1);
  return {
    rects: {},
    guides: snapped.guides,
    pendingRect: { x, y, width: right - x, height: bottom - y },
  };
}

/** Limits a number to a range. */
export const limit = (value: number, least: number, greatest: number) =>
  Math.min(Math.max(value, least), greatest);

/** A rectangle that the stage has stopped no longer touches a line. */
const listTouching = (guides: readonly SnapLine[], { x, y, width, height }: StageRect) =>
  guides.filter(({ axis, at }) =>
    axis === 'x'
      ? [x, x + width / 2, x + width].includes(at)
      : [y, y + height / 2, y + height].includes(at),
  );
