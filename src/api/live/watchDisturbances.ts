/** The interval of comparing the clock with its timer, in milliseconds. */
const TICK_MS = 10_000;
/** A larger difference, in milliseconds, means that the computer was asleep or its clock was set. */
const MAX_DRIFT_MS = 5000;

/**
 * Reports what may have broken a connection without its notice: the network, sleep, a change of the clock.
 *
 * @returns a function that stops it
 */
export function watchDisturbances(onDisturbance: (isOffline: boolean) => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener('offline', () => onDisturbance(true), { signal });
  addEventListener('online', () => onDisturbance(false), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onDisturbance(false), { signal });
  let expected = Date.now() + TICK_MS;
  const timer = setInterval(() => {
    const drift = Math.abs(Date.now() - expected);
    expected = Date.now() + TICK_MS;
    if (drift > MAX_DRIFT_MS) onDisturbance(false);
  }, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  return () => ends.abort();
}
