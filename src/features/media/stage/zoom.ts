import type { StageSize } from '../../../domain/media/sceneLayouts.ts';

/** Per cent: what can be chosen. */
export const MIN_ZOOM = 10;
export const MAX_ZOOM = 800;

/** Steps of the zoom buttons, in per cent. */
const ZOOM_STEPS: readonly number[] = [
  10, 25, 33, 50, 67, 75, 100, 125, 150, 200, 300, 400, 600, 800,
];

/** Pixels around the stage: the scene tabs above, the coordinates below. */
export const STAGE_MARGIN = { x: 32, top: 64, bottom: 40 };

/** The zoom of a view that has no room for the margins, in per cent. */
const MIN_FIT_ZOOM = 1;

/** Returns the zoom at which the whole stage is visible, in per cent: of a large one, below what can be chosen. */
export function getFitZoom(stage: StageSize, view: StageSize): number {
  const width = (view.width - 2 * STAGE_MARGIN.x) / stage.width;
  const height = (view.height - STAGE_MARGIN.top - STAGE_MARGIN.bottom) / stage.height;
  return Math.min(Math.max(Math.min(width, height) * 100, MIN_FIT_ZOOM), MAX_ZOOM);
}

export const limitZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);

export const zoomIn = (zoom: number): number =>
  ZOOM_STEPS.find(step => step > zoom + 0.5) ?? MAX_ZOOM;

export const zoomOut = (zoom: number): number =>
  ZOOM_STEPS.findLast(step => step < zoom - 0.5) ?? MIN_ZOOM;
