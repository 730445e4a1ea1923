interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The name below a bubble is so high, in pixels. */
const NAME = 24;

/** How many pixels across each of some points may take, so that neither it nor its name covers another one. */
export function spacing(points: readonly Pixel[]): readonly number[] {
  const apart = (one: Pixel, other: Pixel) =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) - NAME);
  return points.map((point, index) =>
    Math.min(...points.flatMap((other, at) => (at === index ? [] : [apart(point, other)]))),
  );
}
