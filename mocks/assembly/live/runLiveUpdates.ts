import type { LiveUpdates } from './liveUpdates.ts';

const ADVANCE_INTERVAL_MS = 500;

/**
 * Catches up with the time, then advances it at an interval.
 *
 * @returns a function that stops the updates
 * @throws the errors of the journal, for the first step
 */
export async function runLiveUpdates(
  live: LiveUpdates,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await live.advance();
  let isStopped = false;
  const timer = setInterval(() => {
    // The journal may close during a step, so its error is ignored after the stop.
    live.advance().catch((error: unknown) => isStopped || onError(error));
  }, ADVANCE_INTERVAL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
