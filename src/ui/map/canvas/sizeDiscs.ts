import { measureSpacings } from '../measureSpacings.ts';
import { type ClusterDisc, MAX_RADIUS_PX, MIN_RADIUS_PX, RING_WIDTH_PX } from './ClusterDisc.ts';
import { createPointIndex, type PointList } from './pointIndex.ts';

/** Radii of discs with a short count only, in pixels. */
const SHORT_MIN_RADIUS_PX = 15;
const SHORT_MAX_RADIUS_PX = 20;

/** A disc without room for a count. */
const DOT_RADIUS_PX = 7;

const GAP_PX = 2;
const SMALL_RING_WIDTH_PX = 3;

/** A size of discs: with the smallest count, and with the largest. */
interface DiscSize {
  readonly min: number;
  readonly max: number;
  readonly ringWidth: number;
  readonly text: ClusterDisc['text'];
}

/**
 * Sizes many discs without moving them: none covers another one. Discs of one text are sized by their counts alone, so
 * that one size means one count in a view.
 *
 * @param points the positions at zoom 0; the last ones have the first choice of the room
 * @param scale the factor from zoom 0 to the zoom of the map
 * @param shares the radius of each between the smallest and the largest one: 0 to 1
 */
export function sizeDiscs(
  points: PointList,
  scale: number,
  shares: readonly number[],
): readonly ClusterDisc[] {
  const sizes = chooseSizes(getMedian(measureSpacings(points, scale)) / 2 - GAP_PX);
  const index = createPointIndex(points);
  const discs = shares.map((_, at) => ({
    x: (points[2 * at] ?? 0) * scale,
    y: (points[2 * at + 1] ?? 0) * scale,
    ...{ radius: DOT_RADIUS_PX, ringWidth: SMALL_RING_WIDTH_PX, text: 'none' as const },
  })) as ClusterDisc[];
  const hasRoom = (at: number, radius: number) => {
    const { x, y } = discs[at] ?? { x: 0, y: 0 };
    const reach = (radius + MAX_RADIUS_PX + GAP_PX) / scale;
    return index.within(x / scale, y / scale, reach).every(other => {
      const disc = discs[other];
      if (!disc || other === at) return true;
      return Math.hypot(disc.x - x, disc.y - y) >= radius + disc.radius + GAP_PX;
    });
  };
  for (let at = discs.length - 1; at >= 0; at -= 1)
    for (const { min, max, ringWidth, text } of sizes) {
      const radius = min + (max - min) * (shares[at] ?? 0);
      const disc = discs[at];
      if (!disc || !hasRoom(at, radius)) continue;
      discs[at] = { ...disc, radius, ringWidth, text };
      break;
    }
  return discs;
}

/** Returns the sizes for a view, the largest first. @param room the radius that half of the discs have room for */
function chooseSizes(room: number): readonly DiscSize[] {
  const short: DiscSize = {
    min: SHORT_MIN_RADIUS_PX,
    max: Math.min(SHORT_MAX_RADIUS_PX, Math.max(SHORT_MIN_RADIUS_PX, room)),
    ...{ ringWidth: SMALL_RING_WIDTH_PX, text: 'short' },
  };
  if (room < MIN_RADIUS_PX) return [short];
  const full: DiscSize = {
    min: MIN_RADIUS_PX,
    max: Math.min(MAX_RADIUS_PX, room),
    ...{ ringWidth: RING_WIDTH_PX, text: 'full' },
  };
  return [full, short];
}

const getMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
