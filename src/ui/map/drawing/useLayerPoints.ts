import type { Map } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useMap } from 'react-leaflet';

import type { MapPosition } from '../SiteMap.ts';

/** The pixels of a pane, which stay the same while the map is dragged. */
type ToLayerPoint = (position: MapPosition) => { readonly x: number; readonly y: number };

/** Returns a function from positions to pixels of a pane. The caller renders again when the map is zoomed or reset. */
export function useLayerPoints(): ToLayerPoint {
  const map = useMap();
  useSyncExternalStore(
    listener => {
      map.on(RESET_EVENTS, listener);
      return () => void map.off(RESET_EVENTS, listener);
    },
    () => getOriginKey(map),
  );
  return position => map.latLngToLayerPoint(position);
}

const RESET_EVENTS = 'zoom viewreset resize moveend';

const getOriginKey = (map: Map) => {
  const { x, y } = map.getPixelOrigin();
  return `${map.getZoom()} ${x} ${y}`;
};
