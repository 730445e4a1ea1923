import type { Configuration } from '../data/configuration.ts';
import type { GroundLoader } from '../ui/map/ground/GroundLoader.ts';
import { type SiteMap, WORLD_MAP } from '../ui/map/SiteMap.ts';

/** The `mapOffline` value of a site with an image map. */
const IMAGE_MAP_MODE = 2;

/** Converts the map configuration for the console; without one, returns the world map. */
export function toSiteMap(map: Configuration['map'] | null | undefined): SiteMap {
  if (!map) return WORLD_MAP;
  const { center, zoom, minZoom, maxZoom, mapOffline, static: imageMap } = map;
  const [southWest, northEast] = imageMap?.bounds ?? [];
  const hasImage = mapOffline === IMAGE_MAP_MODE && imageMap && southWest && northEast;
  return {
    ...{ center, zoom, positionZoom: zoom, minZoom, maxZoom },
    ...(hasImage
      ? { image: { url: imageMap.url, bounds: [southWest, northEast] } }
      : { loadGround }),
  };
}

/** The first map needs it, the first page does not. */
const loadGround: GroundLoader = async (view, signal) =>
  (await import('../data/readGround.ts')).readGround(view, signal);
