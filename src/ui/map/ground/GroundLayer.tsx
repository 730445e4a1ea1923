import type { Map } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMap } from 'react-leaflet';

import { type LoadingStatus, SLOW_AFTER_MS } from '../base/watchLoading.ts';
import { GroundCanvas } from './GroundCanvas.ts';
import { useSiteMap } from '../SiteMap.ts';
import { parseGround } from './groundFeature.ts';
import type { GroundLoader, GroundView } from './GroundLoader.ts';

/** How much more than the view is loaded on each side, as a share of it: short drags need no request. */
const MARGIN_SHARE = 0.3;

interface GroundLayerProps {
  /** Absent, the platform has the ground. */
  readonly load?: GroundLoader;
  /** Another number loads the ground again. */
  readonly attempt?: number;
  /** Called when a view is loading slowly or could not be loaded, and when one is loaded again. */
  readonly onStatus?: ((status: LoadingStatus) => void) | undefined;
}

/** The drawn ground: streets, water, parks. A map without it shows the lines of its background. */
export const GroundLayer = ({ load, attempt = 0, onStatus }: GroundLayerProps) => {
  const map = useMap();
  const { loadGround: loadOwn } = useSiteMap();
  const loadGround = load ?? loadOwn;
  const [layer] = useState(() => new GroundCanvas());
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [layer, map]);
  const report = useEffectEvent((status: LoadingStatus) => onStatus?.(status));
  useEffect(() => {
    if (!loadGround) return undefined;
    const stop = followView({ map, layer, loadGround, onStatus: status => report(status) });
    return () => {
      stop();
      report('loading');
    };
  }, [layer, loadGround, map, attempt]);
  return null;
};

interface GroundFollowing {
  readonly map: Map;
  readonly layer: GroundCanvas;
  readonly loadGround: GroundLoader;
  readonly onStatus: (status: LoadingStatus) => void;
}

/** Loads the ground of each view of a map that is not loaded yet; a newer request aborts the older one. */
function followView({ map, layer, loadGround, onStatus }: GroundFollowing): () => void {
  let loaded: GroundView | undefined;
  let request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const update = () => {
    if (map.getSize().x === 0 || (loaded && covers(loaded, map))) return;
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const view = getPaddedView(map);
    // The time of an aborted request counts: a map that is moved again and again has no ground either.
    timer ??= setTimeout(() => onStatus('slow'), SLOW_AFTER_MS);
    loadGround(view, signal).then(
      geoJson => {
        if (signal.aborted) return;
        endTimer();
        loaded = view;
        layer.setFeatures(parseGround(geoJson));
        onStatus('ready');
      },
      // What was drawn stays; the next view requests it again.
      () => {
        if (signal.aborted) return;
        endTimer();
        onStatus('missing');
      },
    );
  };
  update();
  map.on('moveend resize', update);
  return () => {
    endTimer();
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
