import type { Evented, LeafletEvent } from 'leaflet';

/** Whether a ground has loaded: not yet, completely, not in the usual time, or not everywhere. */
export type LoadingStatus = 'loading' | 'ready' | 'slow' | 'missing';

/** A ground that is not complete after this time is slow, in milliseconds. */
export const SLOW_AFTER_MS = 4_000;

/** The events of a Leaflet layer that start and end a round of loading, and those of its parts: its tiles, or its image. */
export interface LoadingEvents {
  readonly start: string;
  readonly end: string;
  /** A part is missing. */
  readonly failure: string;
  /** A part is shown. */
  readonly success: string;
  /** A part is no longer in the layer. */
  readonly removal: string;
}

export const TILE_EVENTS: LoadingEvents = {
  ...{ start: 'loading', end: 'load' },
  ...{ failure: 'tileerror', success: 'tileload', removal: 'tileunload' },
};

/** An image fails and is complete only once. */
export const IMAGE_EVENTS: LoadingEvents = {
  ...{ start: 'add', end: 'load' },
  ...{ failure: 'error', success: 'load', removal: 'remove' },
};

/** The name of the part of a layer that an event is about: a tile by its number, the image by none. */
export const getPart = (event: LeafletEvent): string =>
  'coords' in event ? JSON.stringify(event.coords) : '';

/**
 * Reports changes of the loading status of a layer. A failure remains while the layer has a part that is missing: a round
 * that loads only what comes into view does not load that part.
 *
 * @returns a function that stops it
 */
export function watchLoading(
  layer: Evented,
  { start, end, failure, success, removal }: LoadingEvents,
  onStatus: (status: LoadingStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const missing = new Set<string>();
  const handleStart = () => {
    timer ??= setTimeout(() => {
      if (missing.size === 0) onStatus('slow');
    }, SLOW_AFTER_MS);
  };
  const handleEnd = () => {
    clearTimeout(timer);
    timer = undefined;
    if (missing.size === 0) onStatus('ready');
  };
  const handleFailure = (event: LeafletEvent) => {
    missing.add(getPart(event));
    onStatus('missing');
  };
  const handleOther = (event: LeafletEvent) => void missing.delete(getPart(event));
  layer.on(start, handleStart);
  // Before the end, which is the same event for an image.
  layer.on(success, handleOther);
  layer.on(removal, handleOther);
  layer.on(end, handleEnd);
  layer.on(failure, handleFailure);
  return () => {
    clearTimeout(timer);
    layer.off(start, handleStart);
    layer.off(success, handleOther);
    layer.off(removal, handleOther);
    layer.off(end, handleEnd);
    layer.off(failure, handleFailure);
  };
}
