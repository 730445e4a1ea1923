import type { SearchHit } from '../../data/mapSearch.ts';
import { getNextLevelZoom, type MapLevelRange } from '../../domain/mapLevel.ts';

interface MapZooms {
  /** A device is not shown from farther away than the map is now. */
  readonly zoom: number;
  readonly maxZoom: number;
  readonly levels: readonly MapLevelRange[];
}

/** A device or a typed position is shown closer than the device level starts, so that the devices around it are markers. */
const DEVICE_ZOOM_STEP = 2;

/**
 * Returns the zoom at which a hit is shown: a domain with what it contains, a device or a position among the devices.
 *
 * @example getHitZoom(device, { zoom: 12, maxZoom: 20, levels }); // 19, where the devices begin at 17
 */
export function getHitZoom(hit: SearchHit, { zoom, maxZoom, levels }: MapZooms): number {
  const deviceZoom = levels.at(-1)?.zoom ?? zoom;
  if (hit.kind !== 'domain')
    return Math.min(maxZoom, Math.max(zoom, deviceZoom + DEVICE_ZOOM_STEP));
  const domainZoom = levels.find(({ id }) => id === hit.level)?.zoom ?? levels[0]?.zoom ?? zoom;
  return getNextLevelZoom(domainZoom, levels, maxZoom);
}
