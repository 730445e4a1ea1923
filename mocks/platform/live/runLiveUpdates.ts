import type { LiveUpdates } from './liveUpdates.ts';

/** How often a city moves on, in ms. */
const ADVANCE_INTERVAL_MS = 500;

/**
 * Catches up with the time, then keeps up with it.
 *
 * @returns how to stop
 * @throws what the journal throws, for the first step
 */
export async function runLiveUpdates(
  live: LiveUpdates,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await live.advance();
  let isStopped = false;
  const timer = setInterval(() => {
    // A step that was under way when the end came has nothing to write to.
    live.advance().catch((error: unknown) => isStopped || onError(error));
  }, ADVANCE_INTERVAL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
