/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that should not be covered, and how much that matters. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

export interface Position {
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between two positions that are tried. */
const STEP = 16;
/** Pixels that stay free around what is placed. */
const GAP = 4;

/**
 * The position nearest to the top right corner at which a box covers nothing; if there is none, that which covers the least.
 *
 * @param area the part of the window in which it may be
 */
export function freePosition(size: Size, area: Box, obstacles: readonly Obstacle[]): Position {
  const corner = { left: Math.max(area.left, area.right - size.width), top: area.top };
  let best = corner;
  let least = Infinity;
  for (const position of positionsIn(size, area, corner)) {
    const cost = costOf(position, size, obstacles);
    if (cost === 0) return position;
    if (cost < least) [best, least] = [position, cost];
  }
  return best;
}

/** The weights of all that a box would cover at a position; 0 where it covers nothing. */
export function costOf(
  { left, top }: Position,
  { width, height }: Size,
  obstacles: readonly Obstacle[],
): number {
  let cost = 0;
  for (const { box, weight } of obstacles)
    if (
      box.left < left + width + GAP &&
      box.right > left - GAP &&
      box.top < top + height + GAP &&
      box.bottom > top - GAP
    )
      cost += weight;
  return cost;
}

/** All positions, nearest to the corner first. */
function positionsIn({ height }: Size, area: Box, corner: Position): readonly Position[] {
  const lowest = Math.max(corner.top, area.bottom - height);
  const positions: Position[] = [];
  for (let { top } = corner; top <= lowest; top += STEP)
    for (let { left } = corner; left >= area.left; left -= STEP) positions.push({ left, top });
  const distance = ({ left, top }: Position) => corner.left - left + (top - corner.top);
  return positions.toSorted((one, other) => distance(one) - distance(other));
}
