import type { Map } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';

import { useBaseLayers } from './base/useBaseLayers.ts';
import type { MapPosition } from './SiteMap.ts';
import { WORLD_BOUNDS } from './worldBounds.ts';

/**
 * Raises the minimum zoom of a map to the one at which the world fills it, also after a change of its size: the world is not
 * repeated, and a view that is larger than it has the middle of the world for a centre.
 *
 * @param view that of the first render, at which the map is shown again with its minimum zoom
 */
export function useFillZoom(view: { readonly center: MapPosition; readonly zoom: number }): void {
  const map = useMap();
  const { minZoom, maxZoom } = useBaseLayers();
  const limitZoom = useEffectEvent(() => {
    map.setMinZoom(Math.min(maxZoom, Math.max(minZoom, getFillZoom(map))));
  });
  const start = useEffectEvent(() => {
    limitZoom();
    map.setView(view.center, view.zoom, { animate: false });
  });
  useEffect(() => {
    start();
    const handleResize = () => limitZoom();
    map.on('resize', handleResize);
    return () => void map.off('resize', handleResize);
  }, [map]);
}

/** The rounding error of a zoom: a world that is exactly as wide as the map fills it. */
const TOLERANCE = 1e-6;

/** Returns the smallest zoom at which the world is as wide and as high as a map; -Infinity for a map without a size. */
function getFillZoom(map: Map): number {
  const corner = map.project(WORLD_BOUNDS.getNorthWest(), 0);
  const world = map.project(WORLD_BOUNDS.getSouthEast(), 0).subtract(corner);
  const { x: width, y: height } = map.getSize();
  const zoom = Math.log2(Math.max(width / world.x, height / world.y));
  const { zoomSnap = 1 } = map.options;
  return Math.ceil((zoom - TOLERANCE) / zoomSnap) * zoomSnap;
}
