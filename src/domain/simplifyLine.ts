interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Omits the points of a line that are within a tolerance of the simplified one (Ramer-Douglas-Peucker). The first and
 * the last point stay.
 */
export function simplifyLine<Vertex extends Point>(
  points: readonly Vertex[],
  tolerance: number,
): readonly Vertex[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map(point => getSegmentDistance(point, first, last));
  const maxDistance = Math.max(...distances);
  if (maxDistance <= tolerance) return [first, last];
  const farthest = distances.indexOf(maxDistance);
  return [
    ...simplifyLine(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthest), tolerance),
  ];
}

function getSegmentDistance({ x, y }: Point, start: Point, end: Point): number {
  const [width, height] = [end.x - start.x, end.y - start.y];
  const squaredLength = width ** 2 + height ** 2;
  const along =
    squaredLength === 0 ? 0 : ((x - start.x) * width + (y - start.y) * height) / squaredLength;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - start.x - share * width, y - start.y - share * height);
}
