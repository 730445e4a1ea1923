interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** The height of the name below a bubble, in pixels. */
const LABEL_HEIGHT_PX = 24;

/** Returns the maximum diameter of each point in pixels, so that neither it nor its name covers another one. */
export function measureSpacings(points: readonly PixelPoint[]): readonly number[] {
  const getDistance = (one: PixelPoint, other: PixelPoint) =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) - LABEL_HEIGHT_PX);
  return points.map((point, index) =>
    Math.min(
      ...points.flatMap((other, otherIndex) =>
        otherIndex === index ? [] : [getDistance(point, other)],
      ),
    ),
  );
}
