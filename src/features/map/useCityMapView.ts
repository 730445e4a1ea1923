import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { MapController } from '../../ui/map/MapController.ts';
import { hasMoved, type MapViewport } from '../../ui/map/MapViewport.ts';
import { useSiteSettings } from '../../ui/SiteSettings.ts';
import type { MapUrlState } from './useMapUrl.ts';

type UrlView = NonNullable<MapUrlState['url']['view']>;

/** Positions and zooms that the URL cannot tell apart are equal. */
const isSameView = (one: UrlView | undefined, other: UrlView) =>
  one !== undefined &&
  Math.abs(one.lat - other.lat) < 1e-6 &&
  Math.abs(one.lng - other.lng) < 1e-6 &&
  Math.abs(one.zoom - other.zoom) < 1e-2;

/** Keeps the view of the map and the URL equal: a move is written to the URL, and the browser's Back moves the map. */
export function useCityMapView({ url, change, getLatestUrl }: MapUrlState) {
  const [controller, setController] = useState<MapController>();
  const [viewport, setViewport] = useState<MapViewport>();
  /** What a map without a view in its URL has shown first. */
  const opened = useRef<MapViewport>(undefined);
  const hasNoSite = useSiteSettings().status === 'failed';
  const writeView = (next: MapViewport) => {
    const view = { ...next.center, zoom: next.zoom };
    const latest = getLatestUrl().view;
    if (isSameView(latest, view)) return;
    // The world is no view of a site: with its settings, the map opens where the site is.
    if (!latest) {
      opened.current ??= next;
      if (hasNoSite && !hasMoved(opened.current, next)) return;
    }
    change({ view });
  };
  const handleViewportChange = (next: MapViewport) => {
    setViewport(next);
    writeView(next);
  };
  const { view } = url;
  const followUrl = useEffectEvent(() => {
    // A view that the map has left meanwhile is replaced in the URL.
    if (!viewport || !controller || getLatestUrl().view !== view) return;
    // A link without a view was opened on this map: the next selection is no such link.
    if (!view) return writeView(viewport);
    if (isSameView(view, { ...viewport.center, zoom: viewport.zoom })) return;
    controller.setView({ lat: view.lat, lng: view.lng }, view.zoom);
  });
  useEffect(() => followUrl(), [view]);
  return { controller, setController, viewport, handleViewportChange };
}
