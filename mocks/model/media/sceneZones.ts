import type { MediaItem, SceneZone, ZonePosition } from './mediaModel.ts';

/** Creates a zone with a rectangle, which the record contains twice. */
export const createZone = (
  {
    id,
    name,
    items,
  }: { readonly id: string; readonly name: string; readonly items: readonly MediaItem[] },
  position: ZonePosition,
): SceneZone => {
  const { w: width, h: height, x, y } = position;
  return { id, name, width, height, x, y, position, items };
};

/** Columns and rows of the zones of each layout. @see MEDIA-04 */
const LAYOUT_GRIDS = {
  'scene-1': [2, 2],
  'scene-2': [1, 3],
  'scene-3': [1, 2],
  'scene-4': [2, 1],
  'scene-5': [1, 1],
} as const;

export type SceneLayout = keyof typeof LAYOUT_GRIDS;

/** Creates the zones of a layout; together they cover the stage, the last ones get the remainder. */
export function createLayoutZones(
  layout: SceneLayout,
  stage: { readonly width: number; readonly height: number },
  nextId: () => string,
  noun = '区域',
): readonly SceneZone[] {
  const [columns, rows] = LAYOUT_GRIDS[layout];
  const getEdge = (length: number, parts: number, i: number) => Math.floor((length * i) / parts);
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const [x, y] = [getEdge(stage.width, columns, column), getEdge(stage.height, rows, row)];
    const width = Math.max(1, getEdge(stage.width, columns, column + 1) - x);
    const height = Math.max(1, getEdge(stage.height, rows, row + 1) - y);
    const base = { id: nextId(), name: `${noun} ${n + 1}`, items: [] };
    return createZone(base, { w: width, h: height, x, y });
  });
}
