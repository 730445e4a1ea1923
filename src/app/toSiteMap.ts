import type { Configuration } from '../data/configuration.ts';
import type { RangeLoader } from '../ui/map/archive/RangeLoader.ts';
import type { GroundLoader } from '../ui/map/ground/GroundLoader.ts';
import { type SiteMap, WORLD_MAP } from '../ui/map/SiteMapContext.ts';

/** Converts the map configuration for the console; without one, returns the world map. */
export function toSiteMap(map: Configuration['map'] | null | undefined): SiteMap {
  if (!map) return WORLD_MAP;
  const { center, zoom, minZoom, maxZoom, mapType, mapOffline, tiles, static: image } = map;
  return {
    ...{ center, zoom, positionZoom: zoom, minZoom, maxZoom },
    ground: { mapType, mapOffline, tiles, image },
    ...{ loadGround, loadRange },
  };
}

/** The first map needs it, the first page does not. */
const loadGround: GroundLoader = async (view, signal) =>
  (await import('../data/readGround.ts')).readGround(view, signal);

const loadRange: RangeLoader = async (range, signal) =>
  (await import('../api/readRange.ts')).readRange(range, signal);
