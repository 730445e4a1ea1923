import { MINUTE_MS } from '../domain/duration.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = MINUTE_MS;

/** Returns the delay in milliseconds before the next retry: 1 s, doubled for each consecutive failure, at most 60 s. */
const getRetryDelayMs = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS);

/** Creates the timers of retries, one per key. */
export function createRetryScheduler() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  return {
    /** Retries a call after a delay, `minDelayMs` at least; it replaces a pending retry of the same key. */
    schedule(key: string, failures: number, retry: () => void, minDelayMs: number): void {
      stop(key);
      timers.set(key, setTimeout(retry, Math.max(getRetryDelayMs(failures), minDelayMs)));
    },
    stop,
    stopAll: (): void => [...timers.keys()].forEach(stop),
  };
}
