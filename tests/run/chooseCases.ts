import { readWalks, type Walks } from './walks.ts';

/** How thoroughly a run checks its cases, and the seed that chooses them. */
export interface SampledRun {
  readonly walks: Walks;
  readonly seed: number;
}

/** The run of this process. */
export const currentRun: SampledRun = {
  walks: readWalks(process.env.WALKS),
  seed: Number(process.env.TEST_SEED ?? 0),
};

/**
 * Returns the cases of a test for one run: all in a complete run, else one in `runs`, of which the seed chooses the first.
 * As many consecutive seeds check each case once. No sample is empty unless there are no cases.
 *
 * @param index - of the test among those with the same cases: the next one checks the next cases
 */
export function chooseCases<Case>(
  { walks, seed }: SampledRun,
  cases: readonly Case[],
  runs: number,
  index = 0,
): readonly Case[] {
  if (walks === 'complete') return cases;
  const stride = Math.min(runs, cases.length);
  return cases.filter((_, at) => at % stride === (seed + index) % stride);
}

/**
 * Returns the function with which the tests of a runner choose their cases. It calls `markSampled` when it leaves out a case,
 * for the ledger: such a test passes no claim.
 */
export const createSampler =
  (markSampled: () => void, run: SampledRun = currentRun) =>
  <Case>(cases: readonly Case[], runs: number, index = 0): readonly Case[] => {
    const chosen = chooseCases(run, cases, runs, index);
    if (chosen.length < cases.length) markSampled();
    return chosen;
  };
