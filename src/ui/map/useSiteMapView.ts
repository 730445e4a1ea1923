import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import { useBaseLayers } from './base/useBaseLayers.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';
import type { SiteMap } from './SiteMapContext.ts';
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
  const { minZoom, maxZoom } = useBaseLayers();
  const applySettings = useEffectEvent(({ center, zoom, positionZoom }: SiteMap) => {
    map.setMinZoom(minZoom);
    map.setMaxZoom(maxZoom);
    if (!isEnabled || userMoved.read()) return;
    map.setView(position ?? center, position ? positionZoom : zoom, { animate: false });
  });
  useEffect(() => applySettings(site), [map, site]);
}
