import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import { type Place, type SiteMap, useSiteMap } from './SiteMap.ts';
import { useMoved } from './useMoved.ts';

/**
 * Turns a map that shows the site, or one place, again when the settings of the site come after it was drawn, unless a
 * person has moved it. Its bounds of zoom follow at once.
 *
 * @param place the place in its middle; absent, the site itself
 * @param isOwn false for a map that is turned to a view of its own
 */
export function useSiteView(place: Place | undefined, isOwn = true): void {
  const map = useMap();
  const site = useSiteMap();
  const moved = useMoved();
  const follow = useEffectEvent(({ center, zoom, placeZoom, minZoom, maxZoom }: SiteMap) => {
    map.setMinZoom(minZoom);
    map.setMaxZoom(maxZoom);
    if (!isOwn || moved.read()) return;
    map.setView(place ?? center, place ? placeZoom : zoom, { animate: false });
  });
  useEffect(() => follow(site), [map, site]);
}
