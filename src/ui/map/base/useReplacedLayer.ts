import type { Layer } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { getPart, type LoadingEvents, type LoadingStatus, watchLoading } from './watchLoading.ts';

interface ReplacedLayer<Source> {
  /** Another source, or another attempt, creates another layer. */
  readonly source: Source;
  readonly attempt?: number;
  readonly events: LoadingEvents;
  readonly create: (source: Source) => Layer;
  readonly onStatus: (status: LoadingStatus) => void;
}

/** A layer on the map, and the parts that it shows. */
interface ShownLayer {
  readonly layer: Layer;
  readonly parts: ReadonlySet<string>;
}

/**
 * Adds a layer to the map, and reports how it loads. The layers before it stay until it has loaded completely, or until
 * another zoom empties all of them, so that another attempt never makes the map emptier. They request nothing more: a tile
 * that comes into view is requested once.
 */
export function useReplacedLayer<Source>({
  source,
  attempt = 0,
  events,
  ...handlers
}: ReplacedLayer<Source>): void {
  const map = useMap();
  /** The layers before the current one, the latest last. */
  const previous = useRef<readonly ShownLayer[]>([]);
  const create = useEffectEvent(handlers.create);
  const report = useEffectEvent(handlers.onStatus);
  useEffect(() => {
    const layer = create(source);
    const parts = watchParts(layer, events);
    const stop = watchLoading(layer, events, status => {
      if (status === 'ready') previous.current = keepLayers(previous.current, () => false);
      report(status);
    });
    layer.addTo(map);
    return () => {
      stop();
      for (const [type, listener] of Object.entries(layer.getEvents?.() ?? {}))
        map.off(type, listener, layer);
      previous.current = keepVisible([...previous.current, { layer, parts }]);
      report('loading');
    };
  }, [map, source, attempt, events]);
  useEffect(() => {
    const removePrevious = () => {
      previous.current = keepLayers(previous.current, () => false);
    };
    // A view that is not a pan of the one before.
    map.on('viewprereset zoomstart', removePrevious);
    return () => {
      map.off('viewprereset zoomstart', removePrevious);
      removePrevious();
    };
  }, [map]);
}

/** Returns the parts that a layer shows, now and later. */
function watchParts(layer: Layer, { success, removal }: LoadingEvents): ReadonlySet<string> {
  const parts = new Set<string>();
  layer.on(success, event => void parts.add(getPart(event)));
  layer.on(removal, event => void parts.delete(getPart(event)));
  return parts;
}

/** Removes the layers of which later ones show every part. So there are never more of them than parts. */
const keepVisible = (layers: readonly ShownLayer[]): readonly ShownLayer[] =>
  keepLayers(layers, ({ parts }, index) => {
    const later = layers.slice(index + 1);
    return [...parts].some(part => !later.some(each => each.parts.has(part)));
  });

/** Returns the layers to keep; the others are removed from the map. */
function keepLayers(
  layers: readonly ShownLayer[],
  isRetained: (shown: ShownLayer, index: number) => boolean,
): readonly ShownLayer[] {
  const retained = layers.filter(isRetained);
  for (const shown of layers) if (!retained.includes(shown)) shown.layer.remove();
  return retained;
}
