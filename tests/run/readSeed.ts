/**
 * Reads the seed of a run, which repeats it; without one, returns a new seed.
 *
 * @throws Error for anything but a whole number
 */
export function readSeed(text = String(Date.now() % 1_000_000)): number {
  if (!/^\d+$/u.test(text))
    throw new Error(`TEST_SEED is a whole number from 0 on, not "${text}".`);
  return Number(text);
}
