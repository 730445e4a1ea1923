/** How thoroughly the tests check the screens: each in one variant and a part of many like cases, or all of them. */
export type Walks = 'sampled' | 'complete';

/** How a test that checked a part of its cases is marked in the results, which the ledger reads. */
export const SAMPLED = 'sampled' satisfies Walks;

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
