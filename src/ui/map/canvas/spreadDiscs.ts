/** A disc with its name below it, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A name is below a disc: two discs need more room from north to south. */
const VERTICAL_SHARE = 0.72;
const GAP_PX = 6;
const MAX_ROUNDS = 60;

/** Farther from its place, a disc would say nothing about where it is. */
const MAX_MOVE_PX = 80;

/**
 * Moves overlapping discs apart, each pair by as much as it overlaps.
 *
 * @returns undefined when one would end too far from its place
 */
export function spreadDiscs(discs: readonly Disc[]): readonly Disc[] | undefined {
  const moved = discs.map(({ x, y }) => ({ x, y }));
  for (let round = 0, isApart = false; !isApart && round < MAX_ROUNDS; round += 1) {
    isApart = true;
    for (const [index, one] of moved.entries())
      for (const [at, other] of moved.entries()) {
        if (at <= index) continue;
        const needed = (discs[index]?.radius ?? 0) + (discs[at]?.radius ?? 0) + GAP_PX;
        // Discs at one place are moved apart from west to east.
        const right = other.x - one.x || 0.01;
        const down = (other.y - one.y) * VERTICAL_SHARE;
        const distance = Math.hypot(right, down);
        if (distance >= needed - 0.5) continue;
        isApart = false;
        const push = (needed - distance) / 2 / distance;
        one.x -= right * push;
        one.y -= (down * push) / VERTICAL_SHARE;
        other.x += right * push;
        other.y += (down * push) / VERTICAL_SHARE;
      }
  }
  const isTooFar = moved.some(({ x, y }, index) => {
    const place = discs[index];
    return place && Math.hypot(x - place.x, y - place.y) > MAX_MOVE_PX;
  });
  if (isTooFar) return undefined;
  return discs.map((disc, index) => ({ ...disc, ...moved[index] }));
}
