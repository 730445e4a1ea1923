import type { Configuration } from '../data/configuration.ts';
import type { RangeLoader } from '../ui/map/archive/RangeLoader.ts';
import type { GroundLoader } from '../ui/map/ground/GroundLoader.ts';
import { type SiteMap, WORLD_MAP } from '../ui/map/SiteMapContext.ts';

/** The zooms of a platform that configures none. @see MAP-08 */
const DEFAULT_ZOOM = 16;
const DEFAULT_MIN_ZOOM = 3;
const DEFAULT_MAX_ZOOM = 20;

/** Converts the map configuration for the console; without one, returns the world map. */
export function toSiteMap(map: Configuration['map'] | null | undefined): SiteMap {
  if (!map) return WORLD_MAP;
  const { center, mapType, mapOffline, tiles, static: image } = map;
  const {
    zoom = DEFAULT_ZOOM,
    minZoom = DEFAULT_MIN_ZOOM,
    maxZoom = DEFAULT_MAX_ZOOM,
  } = map as Partial<typeof map>;
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
