const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** The part of a delay that chance removes at most, so that the clients of a restarted platform do not return at once. */
const MAX_JITTER_SHARE = 0.5;

/**
 * Returns the delay of the next attempt: 1, 2, 4 … 30 s, less up to a half by chance.
 *
 * @param failures consecutive failed attempts, from 1
 * @param random from 0 to below 1
 * @returns milliseconds
 * @see ALERT-10
 */
export function getRetryDelay(failures: number, random: number): number {
  const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return Math.round(delay * (1 - MAX_JITTER_SHARE * random));
}
