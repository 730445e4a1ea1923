/** A rectangle in window pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An element that should stay uncovered, with its weight. */
export interface Obstacle {
  readonly box: ScreenBox;
  readonly weight: number;
}

export interface ScreenPosition {
  readonly left: number;
  readonly top: number;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** Grid step between candidate positions, in pixels. */
const STEP_PX = 16;
/** Margin around a toast, in pixels. */
const GAP_PX = 4;

/**
 * Returns the position nearest to the top right corner at which a box covers nothing; if there is none, the one that
 * covers the least.
 *
 * @param area the allowed part of the window
 */
export function findFreePosition(
  size: ScreenSize,
  area: ScreenBox,
  obstacles: readonly Obstacle[],
): ScreenPosition {
  const corner = { left: Math.max(area.left, area.right - size.width), top: area.top };
  let best = corner;
  let lowestCost = Infinity;
  for (const position of listPositions(size, area, corner)) {
    const cost = getOverlapCost(position, size, obstacles);
    if (cost === 0) return position;
    if (cost < lowestCost) [best, lowestCost] = [position, cost];
  }
  return best;
}

/** Returns the total weight of the obstacles that a box covers at a position; 0 if it covers none. */
export function getOverlapCost(
  { left, top }: ScreenPosition,
  { width, height }: ScreenSize,
  obstacles: readonly Obstacle[],
): number {
  let cost = 0;
  for (const { box, weight } of obstacles)
    if (
      box.left < left + width + GAP_PX &&
      box.right > left - GAP_PX &&
      box.top < top + height + GAP_PX &&
      box.bottom > top - GAP_PX
    )
      cost += weight;
  return cost;
}

/** Returns the candidate positions, nearest to the corner first. */
function listPositions(
  { height }: ScreenSize,
  area: ScreenBox,
  corner: ScreenPosition,
): readonly ScreenPosition[] {
  const lastTop = Math.max(corner.top, area.bottom - height);
  const tops = [lastTop];
  for (let { top } = corner; top < lastTop; top += STEP_PX) tops.push(top);
  const positions: ScreenPosition[] = [];
  for (const top of tops)
    for (let { left } = corner; left >= area.left; left -= STEP_PX) positions.push({ left, top });
  const distance = ({ left, top }: ScreenPosition) => corner.left - left + (top - corner.top);
  return positions.toSorted((first, second) => distance(first) - distance(second));
}
