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
const REPEAT_PX = 320;

/** How far a text may be from the middle of its stretch, along the line, in pixels. */
const SHIFTS_PX = [0, 36, -36, 72, -72, 108, -108, 144, -144];

/** How far a text may be from its line, in pixels: farther, it would belong to another line. */
const OFFSETS_PX = [0, 15, -15, 24, -24, 34, -34, 42, -42];

/**
 * Returns the candidates for the position of a text of a width along a line, one list for each of its repetitions: those on
 * the line first, then those next to it. Only stretches that are about straight and long enough have one. A text is never
 * upside down.
 */
export function listLineLabels(path: PixelPath, width: number): readonly (readonly LineLabel[])[] {
  const lengths = measureLengths(path);
  const total = lengths.at(-1) ?? 0;
  if (total < width) return [];
  const repeats = Math.max(1, Math.floor(total / REPEAT_PX));
  return Array.from({ length: repeats }, (_, index) => {
    const middle = (total * (index + 0.5)) / repeats;
    const onLine = SHIFTS_PX.map(shift => middle + shift)
      .filter(at => at >= width / 2 && at <= total - width / 2)
      .flatMap(at => labelAt(path, lengths, at, width) ?? []);
    return OFFSETS_PX.flatMap(offset => onLine.map(label => moveAcross(label, offset)));
  }).filter(candidates => candidates.length > 0);
}

/** Moves a text to the side of its line: below it, if the offset is positive. */
const moveAcross = ({ x, y, angle }: LineLabel, offset: number): LineLabel => ({
  x: x - offset * Math.sin(angle),
  y: y + offset * Math.cos(angle),
  angle,
});

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
