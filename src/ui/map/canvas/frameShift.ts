import type { CanvasFrame } from './CanvasFrame.ts';
import type { PixelBox } from './layOutLabels.ts';

/** How far the picture of a canvas moves in it, in whole pixels: to the right, and down. */
export interface FrameShift {
  readonly x: number;
  readonly y: number;
}

/** Returns how the picture of an earlier frame becomes a part of a later one; undefined if it cannot. */
export function getFrameShift(earlier: CanvasFrame, later: CanvasFrame): FrameShift | undefined {
  const isSame = (['width', 'height', 'pixelRatio', 'scale'] as const).every(
    key => earlier[key] === later[key],
  );
  const shift = { x: earlier.left - later.left, y: earlier.top - later.top };
  // Between pixels the picture would be blurred, and the edge of a clip would be half transparent.
  const isWhole = [later.pixelRatio, shift.x, shift.y].every(Number.isInteger);
  const isPartOfIt = Math.abs(shift.x) < later.width && Math.abs(shift.y) < later.height;
  return isSame && isWhole && isPartOfIt ? shift : undefined;
}

/** Moves the picture of a canvas in it. */
export function shiftPicture({ context, pixelRatio }: CanvasFrame, { x, y }: FrameShift): void {
  if (x === 0 && y === 0) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'copy';
  context.drawImage(context.canvas, x * pixelRatio, y * pixelRatio);
  context.restore();
}

/** Returns the parts of a frame that a moved picture leaves empty: a column, a row, both or none. */
export function listEmptyParts(
  { width, height }: CanvasFrame,
  { x, y }: FrameShift,
): readonly PixelBox[] {
  const column = { left: x > 0 ? 0 : width + x, top: 0, width: Math.abs(x), height };
  const row = { left: 0, top: y > 0 ? 0 : height + y, width, height: Math.abs(y) };
  return [column, row].filter(part => part.width > 0 && part.height > 0);
}
