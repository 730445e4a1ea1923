/**
 * Leaves out the points of a line that are closer to the simplified line than a tolerance (Douglas–Peucker).
 *
 * @param points x and y in turn
 * @param tolerance in units of x
 * @param yScale the units of x in a unit of y
 */
export function simplifyLine(
  points: Float64Array,
  tolerance: number,
  yScale: number,
): Float64Array {
  const count = points.length / 2;
  if (count < 3) return points;
  const isRetained = new Uint8Array(count);
  isRetained[0] = isRetained[count - 1] = 1;
  const ranges = [[0, count - 1]];
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [first = 0, last = 0] = range;
    const farthest = findFarthest(points, first, last, tolerance, yScale);
    if (farthest < 0) continue;
    isRetained[farthest] = 1;
    ranges.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, at) => isRetained[at >> 1] === 1);
}

/** Returns the point that is farthest from the chord; -1 when all are within the tolerance. */
function findFarthest(
  points: Float64Array,
  first: number,
  last: number,
  tolerance: number,
  yScale: number,
): number {
  const at = (index: number) => points[index] ?? 0;
  const [x, y] = [at(2 * first), at(2 * first + 1) * yScale];
  const [east, north] = [at(2 * last) - x, at(2 * last + 1) * yScale - y];
  const square = east * east + north * north;
  let [farthest, greatest] = [-1, tolerance * tolerance];
  for (let index = first + 1; index < last; index += 1) {
    const [dx, dy] = [at(2 * index) - x, at(2 * index + 1) * yScale - y];
    const along = square === 0 ? 0 : Math.min(Math.max((dx * east + dy * north) / square, 0), 1);
    const [offX, offY] = [dx - along * east, dy - along * north];
    const distance = offX * offX + offY * offY;
    if (distance > greatest) [farthest, greatest] = [index, distance];
  }
  return farthest;
}
