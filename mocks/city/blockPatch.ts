import type { Crossing } from './crossings.ts';
import { getCurvePoint } from './curve.ts';
import type { GroundPlan } from './groundPlan.ts';

/** The surface between four streets: its edges are the curves of the streets. */
export interface BlockPatch {
  /** In metres, about the distance between its opposite streets. */
  readonly width: number;
  readonly height: number;
  /** Returns the point at ratios from west to east and from south to north, in metres on the plane of the city. */
  readonly getPoint: (across: number, up: number) => Crossing;
}

/** Creates the surface of the block north-east of a crossing (a Coons patch). */
export function createBlockPatch(plan: GroundPlan, column: number, row: number): BlockPatch {
  const at = (right: number, up: number) => plan.getPoint(column + right, row + up);
  const alongRow = (up: number) => [at(-1, up), at(0, up), at(1, up), at(2, up)] as const;
  const alongColumn = (right: number) =>
    [at(right, -1), at(right, 0), at(right, 1), at(right, 2)] as const;
  const [south, north] = [alongRow(0), alongRow(1)];
  const [west, east] = [alongColumn(0), alongColumn(1)];
  const [southWest, southEast, northWest, northEast] = [south[1], south[2], north[1], north[2]];
  const blend = (
    key: 'x' | 'y',
    sides: readonly [Crossing, Crossing, Crossing, Crossing],
    [across, up]: readonly [number, number],
  ) =>
    (1 - up) * sides[0][key] +
    up * sides[1][key] +
    (1 - across) * sides[2][key] +
    across * sides[3][key] -
    (1 - across) * (1 - up) * southWest[key] -
    across * (1 - up) * southEast[key] -
    (1 - across) * up * northWest[key] -
    across * up * northEast[key];
  return {
    width: (getDistance(southWest, southEast) + getDistance(northWest, northEast)) / 2,
    height: (getDistance(southWest, northWest) + getDistance(southEast, northEast)) / 2,
    getPoint(across, up) {
      const rows = [getCurvePoint(south, across), getCurvePoint(north, across)] as const;
      const sides = [...rows, getCurvePoint(west, up), getCurvePoint(east, up)] as const;
      return { x: blend('x', sides, [across, up]), y: blend('y', sides, [across, up]) };
    },
  };
}

const getDistance = (one: Crossing, other: Crossing) =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y));

/** A part of a block, as ratios from its west and south edges. */
export interface BlockPart {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Returns the outline of a part, x and y in turn.
 *
 * @param steps the number of points along an edge: the edges of a whole block are curves
 */
export function tracePart(
  { getPoint }: BlockPatch,
  { west, south, east, north }: BlockPart,
  steps: number,
): readonly number[] {
  const bottom = [[west, south] as const, [east, south] as const] as const;
  const corners = [...bottom, [east, north] as const, [west, north] as const];
  return corners.flatMap(([fromX, fromY], index) => {
    const [toX = 0, toY = 0] = corners[(index + 1) % corners.length] ?? [];
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps;
      const { x, y } = getPoint(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
      return [x, y];
    }).flat();
  });
}
