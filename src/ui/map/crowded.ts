/** Pixels between the middles of two bubbles that leave room for their names. */
const ROOM = 84;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Which of some points, by their number, have another one so near that their names would cover each other. */
export function crowded(points: readonly Pixel[]): ReadonlySet<number> {
  const isNear = (one: Pixel, other: Pixel) =>
    Math.abs(one.x - other.x) < ROOM && Math.abs(one.y - other.y) < ROOM;
  return new Set(
    points.flatMap((point, index) =>
      points.some((other, at) => at !== index && isNear(point, other)) ? [index] : [],
    ),
  );
}
