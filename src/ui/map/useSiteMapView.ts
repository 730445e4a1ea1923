import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import { type MapPosition, type SiteMap, useSiteMap } from './SiteMap.ts';
import { useUserMovedMap } from './useUserMovedMap.ts';

/**
 * Resets a map that shows the site, or one position, when the site settings load after its first render, unless a
 * user has moved it. Its zoom limits update immediately.
 *
 * @param position the center; absent: the site itself
 * @param isEnabled false for a map with a view of its own
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
