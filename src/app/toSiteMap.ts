import type { Configuration } from '../data/configuration.ts';
import { type SiteMap, WORLD_MAP } from '../ui/map/SiteMap.ts';

/** The `mapOffline` value of a site with an image map. */
const IMAGE_MAP_MODE = 2;

/** Converts the map configuration for the console; without one, returns the world map. */
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
