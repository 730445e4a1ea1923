import type { GeoBox } from '../../../platform/geoBox.ts';

/** Returns the parts of a line that touch a box, with the next point outside it. */
export function clipLine(
  points: Float64Array,
  { west, south, east, north }: GeoBox,
): Float64Array[] {
  const parts: Float64Array[] = [];
  let first = -1;
  const end = points.length - 2;
  for (let at = 0; at < end; at += 2) {
    const [x, y, nextX, nextY] = points.subarray(at, at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const touches =
      Math.max(x, nextX) >= west &&
      Math.min(x, nextX) <= east &&
      Math.max(y, nextY) >= south &&
      Math.min(y, nextY) <= north;
    if (touches && first < 0) first = at;
    if (!touches && first >= 0) {
      parts.push(points.subarray(first, at + 2));
      first = -1;
    }
  }
  if (first >= 0) parts.push(points.subarray(first));
  return parts;
}

/** Returns the part of an area in a box (Sutherland–Hodgman): none or one outline. */
export function clipArea(
  points: Float64Array,
  { west, south, east, north }: GeoBox,
): Float64Array[] {
  let outline: readonly number[] = Array.from(points);
  for (const [axis, edge, sign] of [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const) {
    outline = clipAtEdge(outline, axis, edge, sign);
  }
  return outline.length < 6 ? [] : [Float64Array.from(outline)];
}

/** Cuts an outline at a line: what is on the side of the sign remains. */
function clipAtEdge(outline: readonly number[], axis: 0 | 1, edge: number, sign: 1 | -1): number[] {
  const clipped: number[] = [];
  const { length } = outline;
  for (let at = 0; at < length; at += 2) {
    const [x = 0, y = 0] = [outline[at], outline[at + 1]];
    const [previousX = 0, previousY = 0] = [
      outline[(at + length - 2) % length],
      outline[(at + length - 1) % length],
    ];
    const distance = sign * ((axis === 0 ? x : y) - edge);
    const previous = sign * ((axis === 0 ? previousX : previousY) - edge);
    if (distance >= 0 !== previous >= 0) {
      const ratio = previous / (previous - distance);
      clipped.push(previousX + ratio * (x - previousX), previousY + ratio * (y - previousY));
    }
    if (distance >= 0) clipped.push(x, y);
  }
  return clipped;
}
