/** A rectangle of a stage, in pixels. */
export interface StageRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type StageSize = Pick<StageRect, 'width' | 'height'>;

/** Columns and rows of each layout. @see MEDIA-04 */
export const SCENE_LAYOUTS = {
  'scene-1': { columns: 2, rows: 2 },
  'scene-2': { columns: 1, rows: 3 },
  'scene-3': { columns: 1, rows: 2 },
  'scene-4': { columns: 2, rows: 1 },
  'scene-5': { columns: 1, rows: 1 },
} as const;

export type AreaLayout = keyof typeof SCENE_LAYOUTS;

/** Returns the areas of a layout from left to right and top to bottom. Together they cover the stage without overlap. */
export function createLayoutAreas(layout: AreaLayout, stage: StageSize): readonly StageRect[] {
  const { columns, rows } = SCENE_LAYOUTS[layout];
  const xEdges = splitLength(stage.width, columns);
  const yEdges = splitLength(stage.height, rows);
  return yEdges.slice(0, -1).flatMap((y, row) =>
    xEdges.slice(0, -1).map((x, column) => ({
      x,
      y,
      width: (xEdges[column + 1] ?? x) - x,
      height: (yEdges[row + 1] ?? y) - y,
    })),
  );
}

/** Returns whole edges from 0 to a length; the last parts get the remainder. */
const splitLength = (length: number, parts: number): readonly number[] =>
  Array.from({ length: parts + 1 }, (_, i) => Math.floor((length * i) / parts));
