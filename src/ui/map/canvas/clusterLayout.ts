import { getTotalCount, type MapCluster } from '../mapMarker.ts';
import { measureSpacings } from '../measureSpacings.ts';
import type { PointList } from './pointIndex.ts';

/** The size of a cluster marker, in pixels. */
export interface ClusterSize {
  readonly radius: number;
  readonly ringWidth: number;
  /** Too small for a count. */
  readonly isSmall: boolean;
}

/** Radii in pixels. @see docs/look.md, Map */
const MAX_RADIUS_PX = 52;
const MIN_RADIUS_PX = 26;
const SMALL_MAX_RADIUS_PX = 15;
const SMALL_MIN_RADIUS_PX = 8;

/** A smaller one has no room for its count. */
const MIN_RADIUS_WITH_TEXT_PX = 23;

/** With this many devices a cluster marker has its largest radius: one size means one count, in every view. */
const MAX_RADIUS_COUNT = 10_000;

const GAP_PX = 2;
const RING_WIDTH_PX = 4.5;
const SMALL_RING_WIDTH_PX = 3;

/**
 * Returns the sizes of cluster markers at a zoom: their radius grows with the root of their count, as far as their neighbours
 * leave room.
 *
 * @param points the positions at zoom 0
 * @param scale the factor from zoom 0 to the zoom of the map
 */
export function layOutClusters(
  clusters: readonly MapCluster[],
  points: PointList,
  scale: number,
): readonly ClusterSize[] {
  return measureSpacings(points, scale).map((spacing, index) => {
    const cluster = clusters[index];
    const share = Math.sqrt((cluster ? getTotalCount(cluster) : 0) / MAX_RADIUS_COUNT);
    return getClusterSize(Math.min(1, share), spacing);
  });
}

/**
 * Returns the size of a cluster marker.
 *
 * @param share the radius between the smallest and the largest one: 0 to 1
 * @param maxDiameter the room for it, in pixels
 */
function getClusterSize(share: number, maxDiameter: number): ClusterSize {
  const maxRadius = maxDiameter / 2 - GAP_PX;
  if (maxRadius < MIN_RADIUS_WITH_TEXT_PX)
    return {
      radius: SMALL_MIN_RADIUS_PX + (SMALL_MAX_RADIUS_PX - SMALL_MIN_RADIUS_PX) * share,
      ringWidth: SMALL_RING_WIDTH_PX,
      isSmall: true,
    };
  const wanted = MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * share;
  return { radius: Math.min(maxRadius, wanted), ringWidth: RING_WIDTH_PX, isSmall: false };
}
