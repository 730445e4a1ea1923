import type { Configuration } from '../data/configuration.ts';
import { type SiteMap, WORLD_MAP } from '../ui/map/SiteMap.ts';

/** `mapOffline` of a site whose map is a picture. */
const IMAGE_MAP_MODE = 2;

/** What the configuration of the map says to the maps of the console; a site without one sees the world. */
export function toSiteMap(map: Configuration['map'] | null | undefined): SiteMap {
  if (!map) return WORLD_MAP;
  const { center, zoom, minZoom, maxZoom, mapOffline, static: imageMap } = map;
  const [southWest, northEast] = imageMap?.bounds ?? [];
  return {
    ...{ center, zoom, positionZoom: zoom, minZoom, maxZoom },
    ...(mapOffline === IMAGE_MAP_MODE &&
      imageMap &&
      southWest &&
      northEast && { image: { url: imageMap.url, bounds: [southWest, northEast] } }),
  };
}
