import type { Layer } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { type LoadingEvents, type LoadingStatus, watchLoading } from './watchLoading.ts';

interface ReplacedLayer<Source> {
  /** Another source, or another attempt, creates another layer. */
  readonly source: Source;
  readonly attempt?: number;
  readonly events: LoadingEvents;
  readonly create: (source: Source) => Layer;
  readonly onStatus: (status: LoadingStatus) => void;
}

/**
 * Adds a layer to the map, and reports how it loads. What was shown before it stays until it has loaded completely, so that
 * another attempt never makes the map emptier.
 */
export function useReplacedLayer<Source>({
  source,
  attempt = 0,
  events,
  ...handlers
}: ReplacedLayer<Source>): void {
  const map = useMap();
  /** The layer before the current one, while that is not complete. */
  const previous = useRef<Layer>(undefined);
  const create = useEffectEvent(handlers.create);
  const report = useEffectEvent(handlers.onStatus);
  useEffect(() => {
    const layer = create(source);
    const stop = watchLoading(layer, events, status => {
      if (status === 'ready') {
        previous.current?.remove();
        previous.current = undefined;
      }
      report(status);
    });
    layer.addTo(map);
    return () => {
      stop();
      if (previous.current) layer.remove();
      else previous.current = layer;
      report('loading');
    };
  }, [map, source, attempt, events]);
  useEffect(
    () => () => {
      previous.current?.remove();
      previous.current = undefined;
    },
    [map],
  );
}
