import { type ClusterDisc, MAX_RADIUS_PX, MIN_RADIUS_PX, RING_WIDTH_PX } from './ClusterDisc.ts';
import { getTotalCount, type MapCluster } from '../mapMarker.ts';
import type { PointList } from './pointIndex.ts';
import { sizeDiscs } from './sizeDiscs.ts';
import { spreadDiscs } from './spreadDiscs.ts';

/** With this many devices a cluster marker has its largest radius, unless another one of the map has more. */
const MAX_RADIUS_COUNT = 10_000;

/** Up to this number, markers that overlap are moved apart: more of them would end far from their positions. */
const MAX_SPREAD_COUNT = 24;

/** The sizes that are tried, as shares of what the count is worth above the smallest radius. */
const SPREAD_SHARES = [1, 0.6, 0.3, 0];

/**
 * Returns the positions of cluster markers at a zoom: their radius grows with the root of their count. A few that overlap are
 * moved apart; of many, the last ones of the list have the first choice of the room, and the others are small.
 *
 * @param points the positions at zoom 0
 * @param scale the factor from zoom 0 to the zoom of the map
 */
export function layOutClusters(
  clusters: readonly MapCluster[],
  points: PointList,
  scale: number,
): readonly ClusterDisc[] {
  const counts = clusters.map(getTotalCount);
  const maxCount = counts.reduce((max, count) => Math.max(max, count), MAX_RADIUS_COUNT);
  const shares = counts.map(count => Math.sqrt(count / maxCount));
  const spread = clusters.length <= MAX_SPREAD_COUNT && spreadClusters(clusters, shares);
  return spread || sizeDiscs(points, scale, shares);

  function spreadClusters(clusters: readonly MapCluster[], wanted: readonly number[]) {
    for (const sizeShare of SPREAD_SHARES) {
      const discs = clusters.map(({ name = '' }, index) => ({
        x: (points[2 * index] ?? 0) * scale,
        y: (points[2 * index + 1] ?? 0) * scale,
        radius: MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * (wanted[index] ?? 0) * sizeShare,
        labelWidth: estimateLabelWidth(name),
      }));
      const moved = spreadDiscs(discs);
      if (moved)
        return moved.map(disc => ({ ...disc, ringWidth: RING_WIDTH_PX, text: 'full' as const }));
    }
    return undefined;
  }
}

/** The width of a character of a name and of its two paddings, in pixels. */
const HAN_WIDTH_PX = 13;
const LATIN_WIDTH_PX = 7.5;
const LABEL_PADDING_PX = 22;
const HAN = /\p{Script=Han}/u;

const estimateLabelWidth = (name: string) =>
  [...name].reduce(
    (width, character) => width + (HAN.test(character) ? HAN_WIDTH_PX : LATIN_WIDTH_PX),
    name === '' ? 0 : LABEL_PADDING_PX,
  );
