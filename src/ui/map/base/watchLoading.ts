import type { Evented } from 'leaflet';

/** Whether a ground has loaded: not yet, completely, not in the usual time, or not everywhere. */
export type LoadingStatus = 'loading' | 'ready' | 'slow' | 'missing';

/** A ground that is not complete after this time is slow, in milliseconds. */
export const SLOW_AFTER_MS = 4_000;

/** The events of a Leaflet layer that start, end and fail a round of loading. */
export interface LoadingEvents {
  readonly start: string;
  readonly end: string;
  readonly failure: string;
}

export const TILE_EVENTS: LoadingEvents = { start: 'loading', end: 'load', failure: 'tileerror' };

/** An image fails and is complete only once. */
export const IMAGE_EVENTS: LoadingEvents = { start: 'add', end: 'load', failure: 'error' };

/**
 * Reports changes of the loading status of a layer. A failure remains until a round without one, however many tiles fail.
 *
 * @returns a function that stops it
 */
export function watchLoading(
  layer: Evented,
  { start, end, failure }: LoadingEvents,
  onStatus: (status: LoadingStatus) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  const handleStart = () => {
    hasFailed = false;
    timer ??= setTimeout(() => {
      if (!hasFailed) onStatus('slow');
    }, SLOW_AFTER_MS);
  };
  const handleEnd = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!hasFailed) onStatus('ready');
  };
  const handleFailure = () => {
    hasFailed = true;
    onStatus('missing');
  };
  layer.on(start, handleStart);
  layer.on(end, handleEnd);
  layer.on(failure, handleFailure);
  return () => {
    clearTimeout(timer);
    layer.off(start, handleStart);
    layer.off(end, handleEnd);
    layer.off(failure, handleFailure);
  };
}
