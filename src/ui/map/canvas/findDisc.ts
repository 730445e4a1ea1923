import type { Map } from 'leaflet';

import type { MapPosition } from '../SiteMap.ts';
import type { ClusterDisc } from './ClusterDisc.ts';
import type { MarkerScene } from './MarkerScene.ts';

/** Where a disc is on the map, in pixels. */
export type MapDisc = Pick<ClusterDisc, 'x' | 'y' | 'radius'>;

/** Returns where the disc of a position is: it may be moved apart from others. */
export function findDisc(
  map: Map,
  scene: MarkerScene,
  { lat, lng }: MapPosition,
): MapDisc | undefined {
  const index = scene.clusters.findIndex(
    ({ position }) => position.lat === lat && position.lng === lng,
  );
  const disc = scene.getClusterLayout(map.getZoomScale(map.getZoom(), 0))[index];
  const { x: left = 0, y: top = 0 } = map.getPixelBounds().min ?? {};
  return disc && { x: disc.x - left, y: disc.y - top, radius: disc.radius };
}
