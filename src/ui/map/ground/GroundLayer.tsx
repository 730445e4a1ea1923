import type { Map } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';

import { GroundCanvas } from './GroundCanvas.ts';
import { useSiteMap } from '../SiteMap.ts';
import { parseGround } from './groundFeature.ts';
import type { GroundLoader, GroundView } from './GroundLoader.ts';

/** How much more than the view is loaded on each side, as a share of it: short drags need no request. */
const MARGIN_SHARE = 0.3;

interface GroundLayerProps {
  /** Absent, the platform has the ground. */
  readonly load?: GroundLoader;
}

/** The drawn ground: streets, water, parks. A map without it shows the lines of its background. */
export const GroundLayer = ({ load }: GroundLayerProps) => {
  const map = useMap();
  const { loadGround: loadOwn } = useSiteMap();
  const loadGround = load ?? loadOwn;
  const [layer] = useState(() => new GroundCanvas());
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [layer, map]);
  useEffect(
    () => (loadGround ? followView(map, layer, loadGround) : undefined),
    [layer, loadGround, map],
  );
  return null;
};

/** Loads the ground of each view of a map that is not loaded yet; a newer request aborts the older one. */
function followView(map: Map, layer: GroundCanvas, loadGround: GroundLoader): () => void {
  let loaded: GroundView | undefined;
  let request = new AbortController();
  const update = () => {
    if (map.getSize().x === 0 || (loaded && covers(loaded, map))) return;
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const view = getPaddedView(map);
    loadGround(view, signal).then(
      geoJson => {
        if (signal.aborted) return;
        loaded = view;
        layer.setFeatures(parseGround(geoJson));
      },
      // A map is useful without its ground; the next view requests it again.
      () => undefined,
    );
  };
  update();
  map.on('moveend resize', update);
  return () => {
    request.abort();
    map.off('moveend resize', update);
  };
}

function getPaddedView(map: Map): GroundView {
  const bounds = map.getBounds().pad(MARGIN_SHARE);
  const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees));
  return {
    box: [
      clamp(bounds.getWest(), 180),
      clamp(bounds.getSouth(), 90),
      clamp(bounds.getEast(), 180),
      clamp(bounds.getNorth(), 90),
    ],
    zoom: Math.floor(map.getZoom()),
  };
}

/** Whether a loaded view has all of the current one, with its detail. */
function covers({ box: [west, south, east, north], zoom }: GroundView, map: Map): boolean {
  const bounds = map.getBounds();
  return (
    zoom === Math.floor(map.getZoom()) &&
    bounds.getWest() >= west &&
    bounds.getSouth() >= south &&
    bounds.getEast() <= east &&
    bounds.getNorth() <= north
  );
}
