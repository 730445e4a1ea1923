import type { Map } from 'leaflet';
import type KDBush from 'kdbush';

import { parseLatLng } from '../../../domain/latLng.ts';
import { getTotalCount, type MapCluster, type MapMarker } from '../mapMarker.ts';
import type { MapPosition } from '../SiteMap.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import { layOutClusters } from './clusterLayout.ts';
import { createPointIndex, type PointList } from './pointIndex.ts';
import { sortMarkers } from './sortMarkers.ts';

/** More icons than these cover each other: all markers are drawn as circle markers. */
const MAX_ICONS = 800;

/** Items on a map in the order of their drawing, with their positions as pixels of zoom 0. */
export class MarkerScene {
  readonly markers: readonly MapMarker[];
  readonly clusters: readonly MapCluster[];
  /** With more markers in view, all are circle markers. */
  readonly maxIcons: number;
  readonly markerPoints: PointList;
  readonly clusterPoints: PointList;
  #markerIndex: KDBush | undefined;
  #layout: { readonly scale: number; readonly discs: readonly ClusterDisc[] } | undefined;

  /** Positions that are not on Earth are omitted: they have no pixel. */
  constructor(
    map: Map,
    markers: readonly MapMarker[],
    clusters: readonly MapCluster[],
    maxIcons = MAX_ICONS,
  ) {
    this.maxIcons = maxIcons;
    this.markers = sortMarkers(markers.filter(({ position }) => parseLatLng(position)));
    this.clusters = sortClusters(clusters.filter(({ position }) => parseLatLng(position)));
    this.markerPoints = projectAll(map, this.markers);
    this.clusterPoints = projectAll(map, this.clusters);
  }

  /** The index of the markers; created for the first pointer, because most scenes are replaced before one. */
  get markerIndex(): KDBush {
    return (this.#markerIndex ??= createPointIndex(this.markerPoints));
  }

  /** Returns the disc of each cluster at a zoom, by its scale from zoom 0. */
  getClusterLayout(scale: number): readonly ClusterDisc[] {
    if (this.#layout?.scale !== scale)
      this.#layout = { scale, discs: layOutClusters(this.clusters, this.clusterPoints, scale) };
    return this.#layout.discs;
  }
}

/** Returns the clusters with the faulty ones and the large ones last. */
const sortClusters = (clusters: readonly MapCluster[]): readonly MapCluster[] =>
  clusters.toSorted(
    (one, other) =>
      (one.counts?.fault ?? 0) - (other.counts?.fault ?? 0) ||
      getTotalCount(one) - getTotalCount(other),
  );

function projectAll(map: Map, items: readonly { readonly position: MapPosition }[]): PointList {
  const points = new Float64Array(2 * items.length);
  items.forEach(({ position }, index) => {
    const { x, y } = map.project(position, 0);
    points[2 * index] = x;
    points[2 * index + 1] = y;
  });
  return points;
}
