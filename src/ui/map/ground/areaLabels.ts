import type { LineLabel, PixelPath } from './lineLabels.ts';

/** How far two candidates for a text in an area are apart, in pixels. */
const STEP_PX = 36;

/** How many candidates are tried on each side of the middle. */
const MAX_STEPS = 16;

interface AreaText {
  readonly width: number;
  readonly height: number;
  /** Whether the text follows the area, as on a river; else it is level. */
  readonly isAlong: boolean;
}

/**
 * Returns the candidates for the position of a text in an area, those near the middle first: both ends and the middle of
 * the text are in the area. Of an area with arms one above another, the widest one has the text.
 *
 * @param rings the outlines of the area; the inner ones are holes
 * @param range the left and the right end of the part of the area that is in the frame, in pixels
 */
export function listAreaLabels(
  rings: readonly PixelPath[],
  [left, right]: readonly [number, number],
  { width, height, isAlong }: AreaText,
): readonly LineLabel[] {
  const middle = (left + right) / 2;
  const candidates: LineLabel[] = [];
  for (let step = 0; step <= MAX_STEPS; step += 1)
    for (const x of step === 0 ? [middle] : [middle + step * STEP_PX, middle - step * STEP_PX]) {
      if (x - width / 2 < left || x + width / 2 > right) continue;
      const [start, center, end] = [x - width / 2, x, x + width / 2].map(at =>
        findWidest(rings, at, height),
      );
      if (!start || !center || !end) continue;
      const angle = isAlong ? Math.atan2(getMiddle(end) - getMiddle(start), width) : 0;
      const y = getMiddle(center);
      const isLevel = [start, end].every(span => y >= span.top && y <= span.bottom);
      if (isAlong || isLevel) candidates.push({ x, y, angle });
    }
  return candidates;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

const getMiddle = ({ top, bottom }: Span) => (top + bottom) / 2;

/** Returns the longest part of an upright line that is in an area and has room for a text. */
function findWidest(rings: readonly PixelPath[], x: number, height: number): Span | undefined {
  const crossings = rings.flatMap(ring => listCrossings(ring, x)).toSorted((a, b) => a - b);
  let widest: Span | undefined;
  let length = height;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [top = 0, bottom = 0] = crossings.slice(at, at + 2);
    if (bottom - top < length) continue;
    length = bottom - top;
    widest = { top, bottom };
  }
  return widest;
}

/** Returns where an outline crosses an upright line. */
function listCrossings(ring: PixelPath, x: number): readonly number[] {
  const crossings: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = [
      ...[ring[at], ring[at + 1], ring[next], ring[next + 1]],
    ];
    if (fromX <= x !== toX <= x)
      crossings.push(fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX));
  }
  return crossings;
}
