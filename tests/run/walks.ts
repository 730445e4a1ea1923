/** How thoroughly the tests check the screens: each in one variant and a part of many like cases, or all of them. */
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
