import type { Crossing } from './crossings.ts';
import { sure } from './sure.ts';

/** Chords per block: short enough that their sum is the length of the curve. */
const CHORDS = 16;

/**
 * Walks a smooth curve through crossings in even steps of its length (Catmull-Rom).
 *
 * @param crossings one before the curve begins, those that it goes through, one after its end
 * @param visit told where it is, which way is left (of length 1), and in which block; false ends the walk
 */
export function walkCurve(
  crossings: readonly Crossing[],
  { start, step }: { readonly start: number; readonly step: number },
  visit: (x: number, y: number, leftX: number, leftY: number, block: number) => boolean,
): void {
  let ahead = start;
  for (let block = 0; block + 3 < crossings.length; block += 1) {
    const [a, b, c, d] = [
      sure(crossings[block]),
      sure(crossings[block + 1]),
      sure(crossings[block + 2]),
      sure(crossings[block + 3]),
    ];
    let { x, y } = b;
    for (let chord = 1; chord <= CHORDS; chord += 1) {
      const share = chord / CHORDS;
      const nextX = through(a.x, b.x, c.x, d.x, share);
      const nextY = through(a.y, b.y, c.y, d.y, share);
      const [east, north] = [nextX - x, nextY - y];
      const length = Math.sqrt(east * east + north * north);
      for (; ahead < length; ahead += step) {
        const [onX, onY] = [x + (east * ahead) / length, y + (north * ahead) / length];
        if (!visit(onX, onY, -north / length, east / length, block)) return;
      }
      ahead -= length;
      [x, y] = [nextX, nextY];
    }
  }
}

function through(a: number, b: number, c: number, d: number, share: number): number {
  const square = share * share;
  return (
    b +
    0.5 * (c - a) * share +
    (a - 2.5 * b + 2 * c - 0.5 * d) * square +
    (1.5 * b - 1.5 * c + 0.5 * d - 0.5 * a) * square * share
  );
}
