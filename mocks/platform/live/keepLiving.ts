import type { Live } from './live.ts';

/** How often a city moves on, in ms. */
const BEAT = 500;

/**
 * Catches up with the time, then keeps up with it.
 *
 * @returns how to stop
 * @throws what the journal throws, for the first step
 */
export async function keepLiving(
  live: Live,
  onError: (error: unknown) => void,
): Promise<() => void> {
  await live.advance();
  let isOver = false;
  const beat = setInterval(() => {
    // A step that was under way when the end came has nothing to write to.
    live.advance().catch((error: unknown) => isOver || onError(error));
  }, BEAT);
  return () => {
    isOver = true;
    clearInterval(beat);
  };
}
