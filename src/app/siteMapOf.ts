import type { Configuration } from '../data/configuration.ts';
import { type SiteMap, WORLD } from '../ui/map/SiteMap.ts';

/** `mapOffline` of a site whose map is a picture. */
const PICTURE = 2;

/** What the configuration of the map says to the maps of the console; a site without one sees the world. */
export function siteMapOf(map: Configuration['map'] | null | undefined): SiteMap {
  if (!map) return WORLD;
  const { center, zoom, minZoom, maxZoom, mapOffline, static: picture } = map;
  const [southWest, northEast] = picture?.bounds ?? [];
  return {
    ...{ center, zoom, placeZoom: zoom, minZoom, maxZoom },
    ...(mapOffline === PICTURE &&
      picture &&
      southWest &&
      northEast && { image: { url: picture.url, bounds: [southWest, northEast] } }),
  };
}
