import type { PixelBox } from '../canvas/layOutLabels.ts';

/** A text along a line: its middle in pixels, and its angle in radians. */
export interface LineLabel {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Pixels as x and y alternately. */
export type PixelPath = ArrayLike<number>;

/** The largest bend of a line under its text, in radians: a straight text stays on its street. */
const MAX_BEND = 0.2;

/** How far two texts of one line are apart, in pixels. */
export const REPEAT_PX = 420;

/**
 * Returns the positions of a text of a width along a line, the middle first: only on stretches that are about straight
 * and long enough. A text is never upside down.
 */
export function findLineLabels(path: PixelPath, width: number): readonly LineLabel[] {
  const lengths = measureLengths(path);
  const total = lengths.at(-1) ?? 0;
  if (total < width) return [];
  const repeats = Math.max(1, Math.floor(total / REPEAT_PX));
  return Array.from({ length: repeats }, (_, index) => (total * (index + 0.5)) / repeats).flatMap(
    middle => labelAt(path, lengths, middle, width) ?? [],
  );
}

/** Returns the length of a line up to each of its points. */
function measureLengths(path: PixelPath): readonly number[] {
  const lengths = [0];
  for (let at = 2; at < path.length; at += 2) {
    const right = (path[at] ?? 0) - (path[at - 2] ?? 0);
    const down = (path[at + 1] ?? 0) - (path[at - 1] ?? 0);
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(right, down));
  }
  return lengths;
}

function labelAt(
  path: PixelPath,
  lengths: readonly number[],
  middle: number,
  width: number,
): LineLabel | undefined {
  const start = pointAt(path, lengths, middle - width / 2);
  const end = pointAt(path, lengths, middle + width / 2);
  const chord = Math.hypot(end.x - start.x, end.y - start.y);
  if (chord < width * Math.cos(MAX_BEND)) return undefined;
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const isUpsideDown = Math.abs(angle) > Math.PI / 2;
  return {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2,
    angle: isUpsideDown ? angle - Math.sign(angle) * Math.PI : angle,
  };
}

/** Returns the point of a line at a length from its start. */
function pointAt(path: PixelPath, lengths: readonly number[], length: number) {
  const next = Math.max(
    1,
    lengths.findIndex(each => each >= length),
  );
  const [before, after] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  const share = after > before ? (length - before) / (after - before) : 0;
  const interpolate = (offset: number) => {
    const from = path[2 * next - 2 + offset] ?? 0;
    return from + ((path[2 * next + offset] ?? 0) - from) * share;
  };
  return { x: interpolate(0), y: interpolate(1) };
}

/** Returns the upright rectangle around a turned text. */
export function getLabelBox({ x, y, angle }: LineLabel, width: number, height: number): PixelBox {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [boxWidth, boxHeight] = [width * cos + height * sin, width * sin + height * cos];
  return { left: x - boxWidth / 2, top: y - boxHeight / 2, width: boxWidth, height: boxHeight };
}
