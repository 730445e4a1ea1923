import type { Crossing } from './crossings.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** Chords per block: short enough that their sum is the length of the curve. */
const CHORDS_PER_BLOCK = 16;

/**
 * Walks a smooth curve through crossings in even steps of its length (Catmull-Rom).
 *
 * @param crossings one before the curve starts, those that it goes through, one after its end
 * @param onPoint receives the point, the direction to the left (of length 1) and the block; false ends the walk
 */
export function walkCurve(
  crossings: readonly Crossing[],
  { start, step }: { readonly start: number; readonly step: number },
  onPoint: (x: number, y: number, leftX: number, leftY: number, block: number) => boolean,
): void {
  let distanceToNext = start;
  for (let block = 0; block + 3 < crossings.length; block += 1) {
    const [a, b, c, d] = [
      assertDefined(crossings[block]),
      assertDefined(crossings[block + 1]),
      assertDefined(crossings[block + 2]),
      assertDefined(crossings[block + 3]),
    ];
    let { x, y } = b;
    for (let chord = 1; chord <= CHORDS_PER_BLOCK; chord += 1) {
      const t = chord / CHORDS_PER_BLOCK;
      const nextX = catmullRom(a.x, b.x, c.x, d.x, t);
      const nextY = catmullRom(a.y, b.y, c.y, d.y, t);
      const [east, north] = [nextX - x, nextY - y];
      const length = Math.sqrt(east * east + north * north);
      for (; distanceToNext < length; distanceToNext += step) {
        const [onX, onY] = [
          x + (east * distanceToNext) / length,
          y + (north * distanceToNext) / length,
        ];
        if (!onPoint(onX, onY, -north / length, east / length, block)) return;
      }
      distanceToNext -= length;
      [x, y] = [nextX, nextY];
    }
  }
}

/** Returns the point of the curve through four crossings, at a ratio of its part from the second to the third. */
export const getCurvePoint = (
  [a, b, c, d]: readonly [Crossing, Crossing, Crossing, Crossing],
  ratio: number,
): Crossing => ({
  x: catmullRom(a.x, b.x, c.x, d.x, ratio),
  y: catmullRom(a.y, b.y, c.y, d.y, ratio),
});

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  const square = t * t;
  return (
    b +
    0.5 * (c - a) * t +
    (a - 2.5 * b + 2 * c - 0.5 * d) * square +
    (1.5 * b - 1.5 * c + 0.5 * d - 0.5 * a) * square * t
  );
}
