/** A disc with its name below it, in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly labelWidth: number;
}

/** The height of a name and its gap to the disc. */
const LABEL_HEIGHT_PX = 29;
const GAP_PX = 6;
const MAX_ROUNDS = 60;

/** Farther from its position, a disc would say nothing about where it is. */
const MAX_MOVE_PX = 80;

/**
 * Moves overlapping discs apart, so that none covers another one or its name: each pair by as much as it overlaps, from
 * west to east or from north to south, in the direction in which their places are apart. Rows stay rows.
 *
 * @returns undefined when one would end too far from its place
 */
export function spreadDiscs<Item extends Disc>(
  discs: readonly Item[],
): readonly Item[] | undefined {
  const moved = discs.map(({ x, y }) => ({ x, y }));
  const needs = (one: number, other: number) => measureNeed(discs[one], discs[other]);
  for (let round = 0, isApart = false; !isApart && round < MAX_ROUNDS; round += 1) {
    isApart = true;
    for (const [index, one] of moved.entries())
      for (const [at, other] of moved.entries())
        if (at > index && pushApart(one, other, needs(index, at))) isApart = false;
  }
  const isTooFar = moved.some(({ x, y }, index) => {
    const position = discs[index];
    return position && Math.hypot(x - position.x, y - position.y) > MAX_MOVE_PX;
  });
  if (isTooFar) return undefined;
  return discs.map((disc, index) => ({ ...disc, ...moved[index] }));
}

interface Point {
  x: number;
  y: number;
}

const getHalfWidth = ({ radius = 0, labelWidth = 0 }: Partial<Disc> = {}) =>
  Math.max(radius, labelWidth / 2);

/** How far apart two discs are, at least, next to each other or below each other, and the direction of their positions. */
interface Need extends Point {
  readonly axis: 'x' | 'y';
  readonly sign: 1 | -1;
}

function measureNeed(one: Disc | undefined, other: Disc | undefined): Need {
  const need = {
    x: getHalfWidth(one) + getHalfWidth(other) + GAP_PX,
    y: (one?.radius ?? 0) + (other?.radius ?? 0) + LABEL_HEIGHT_PX + GAP_PX,
  };
  const [right, down] = [(other?.x ?? 0) - (one?.x ?? 0), (other?.y ?? 0) - (one?.y ?? 0)];
  const axis = Math.abs(right) / need.x >= Math.abs(down) / need.y ? 'x' : 'y';
  return { ...need, axis, sign: (axis === 'x' ? right : down) < 0 ? -1 : 1 };
}

/** Moves two points apart by half of their overlap each. @returns whether they overlapped */
function pushApart(one: Point, other: Point, { axis, sign, ...need }: Need): boolean {
  const apart = { x: Math.abs(other.x - one.x), y: Math.abs(other.y - one.y) };
  if (apart.x > need.x - 0.5 || apart.y > need.y - 0.5) return false;
  const push = ((need[axis] - (other[axis] - one[axis]) * sign) / 2) * sign;
  one[axis] -= push;
  other[axis] += push;
  return true;
}
