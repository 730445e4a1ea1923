import { getTotalCount, type MapCluster } from '../mapMarker.ts';
import { measureSpacings } from '../measureSpacings.ts';
import type { PointList } from './pointIndex.ts';
import { spreadDiscs } from './spreadDiscs.ts';

/** Where and how large a cluster marker is, in pixels of the world at the zoom of the map. */
export interface ClusterDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ringWidth: number;
  /** What there is room for: count and faults, a short count, or the ring only. */
  readonly text: 'full' | 'short' | 'none';
}

/** Radii in pixels. @see docs/look.md, Map */
const MAX_RADIUS_PX = 52;
const MIN_RADIUS_PX = 26;
const SMALL_MAX_RADIUS_PX = 15;
const SMALL_MIN_RADIUS_PX = 8;

/** A smaller one has no room for its count, or for a short one. */
const MIN_RADIUS_WITH_TEXT_PX = 23;
const MIN_RADIUS_WITH_SHORT_TEXT_PX = 13;

/** With this many devices a cluster marker has its largest radius: one size means one count, in every view. */
const MAX_RADIUS_COUNT = 10_000;

/** Up to this number, markers that overlap are moved apart: more of them would end far from their places. */
const MAX_SPREAD_COUNT = 24;

const GAP_PX = 2;
const RING_WIDTH_PX = 4.5;
const SMALL_RING_WIDTH_PX = 3;

/**
 * Returns the places of cluster markers at a zoom: their radius grows with the root of their count. A few that overlap are
 * moved apart; many are as large as their neighbours leave room.
 *
 * @param points the positions at zoom 0
 * @param scale the factor from zoom 0 to the zoom of the map
 */
export function layOutClusters(
  clusters: readonly MapCluster[],
  points: PointList,
  scale: number,
): readonly ClusterDisc[] {
  const wanted = clusters.map(cluster => ({
    share: Math.min(1, Math.sqrt(getTotalCount(cluster) / MAX_RADIUS_COUNT)),
  }));
  const centers = clusters.map((_, index) => ({
    x: (points[2 * index] ?? 0) * scale,
    y: (points[2 * index + 1] ?? 0) * scale,
    radius: MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * (wanted[index]?.share ?? 0),
  }));
  const spread =
    clusters.length <= MAX_SPREAD_COUNT
      ? (spreadDiscs(centers) ??
        spreadDiscs(centers.map(center => ({ ...center, radius: MIN_RADIUS_PX }))))
      : undefined;
  if (spread)
    return spread.map(disc => ({ ...disc, ringWidth: RING_WIDTH_PX, text: 'full' as const }));
  const spacings = measureSpacings(points, scale);
  return centers.map(({ x, y, radius }, index) => ({
    ...{ x, y },
    ...fitDisc(radius, wanted[index]?.share ?? 0, (spacings[index] ?? 0) / 2 - GAP_PX),
  }));
}

/**
 * @param wantedRadius where there is room for it
 * @param share the radius between the smallest and the largest one: 0 to 1
 * @param maxRadius the room for it, in pixels
 */
function fitDisc(
  wantedRadius: number,
  share: number,
  maxRadius: number,
): Pick<ClusterDisc, 'radius' | 'ringWidth' | 'text'> {
  if (maxRadius >= MIN_RADIUS_WITH_TEXT_PX)
    return { radius: Math.min(maxRadius, wantedRadius), ringWidth: RING_WIDTH_PX, text: 'full' };
  if (maxRadius >= MIN_RADIUS_WITH_SHORT_TEXT_PX)
    return { radius: maxRadius, ringWidth: SMALL_RING_WIDTH_PX, text: 'short' };
  return {
    radius: SMALL_MIN_RADIUS_PX + (SMALL_MAX_RADIUS_PX - SMALL_MIN_RADIUS_PX) * share,
    ...{ ringWidth: SMALL_RING_WIDTH_PX, text: 'none' },
  };
}
