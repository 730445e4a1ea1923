import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import { type MapPosition, type SiteMap, useSiteMap } from './SiteMap.ts';
import { useUserMovedMap } from './useUserMovedMap.ts';

/**
 * Turns a map that shows the site, or one place, again when the settings of the site come after it was drawn, unless a
 * person has moved it. Its bounds of zoom follow at once.
 *
 * @param position the place in its middle; absent, the site itself
 * @param isEnabled false for a map that is turned to a view of its own
 */
export function useSiteMapView(position: MapPosition | undefined, isEnabled = true): void {
  const map = useMap();
  const site = useSiteMap();
  const userMoved = useUserMovedMap();
  const applySettings = useEffectEvent(
    ({ center, zoom, positionZoom, minZoom, maxZoom }: SiteMap) => {
      map.setMinZoom(minZoom);
      map.setMaxZoom(maxZoom);
      if (!isEnabled || userMoved.read()) return;
      map.setView(position ?? center, position ? positionZoom : zoom, { animate: false });
    },
  );
  useEffect(() => applySettings(site), [map, site]);
}
