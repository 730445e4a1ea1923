/** How thoroughly the browser tests check the screens: each in one variant, or in every one. */
export type Walks = 'sampled' | 'complete';

/**
 * Reads `WALKS`.
 *
 * @throws Error for another value
 */
export function readWalks(text = 'sampled'): Walks {
  if (text !== 'sampled' && text !== 'complete')
    throw new Error(`WALKS is "sampled" or "complete", not "${text}".`);
  return text;
}
