import { useContext } from 'react';

import { parseLatLng } from '../../domain/latLng.ts';
import { type SiteMap, SiteMapContext, WORLD_MAP } from './SiteMapContext.ts';

/** A position in degrees. */
export interface MapPosition {
  readonly lat: number;
  readonly lng: number;
}

/** Beyond this zoom, tile numbers exceed the countable range. */
const MAX_COUNTABLE_ZOOM = 24;

/**
 * Returns the map settings of the site; invalid ones fall back to the default.
 *
 * @example const { center, zoom } = useSiteMap();
 */
export function useSiteMap(): SiteMap {
  const site = useContext(SiteMapContext);
  const { center, zoom, positionZoom, minZoom, maxZoom } = site;
  const isUsable =
    parseLatLng(center) &&
    [zoom, positionZoom, minZoom, maxZoom].every(
      level => level >= 0 && level <= MAX_COUNTABLE_ZOOM,
    );
  return isUsable ? site : { ...site, ...WORLD_MAP };
}
