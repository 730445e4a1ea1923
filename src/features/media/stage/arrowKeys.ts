import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import type { Rects } from '../model/arrangeAreas.ts';
import { limit, moveAreas } from './stageGesture.ts';

/** Arrow keys move by 1, with Shift by 10; with Ctrl or Alt they resize. @see MEDIA-05 */
export interface ArrowKeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const DIRECTIONS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP_PX = 10;

/** Returns the rectangles after an arrow key; undefined for another key. */
export function pressArrowKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: ArrowKeyPress,
  rects: Rects,
  stage: StageSize,
): Rects | undefined {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  if (!direction) return undefined;
  const step = shiftKey ? LARGE_STEP_PX : 1;
  const [dx, dy] = [direction[0] * step, direction[1] * step];
  if (!ctrlKey && !altKey && !metaKey) {
    return moveAreas(rects, { stage, others: [], threshold: 0, dx, dy }).rects;
  }
  return Object.fromEntries(
    Object.entries(rects).map(([id, rect]) => [
      id,
      {
        ...rect,
        width: resize(rect.width, dx, stage.width - rect.x),
        height: resize(rect.height, dy, stage.height - rect.y),
      },
    ]),
  );
}

/** Returns a length after a step, at most up to the edge of the stage; one that ends beyond it does not grow. */
const resize = (length: number, step: number, space: number): number =>
  limit(length + step, 1, Math.max(length, space));
