import { chooseCases } from '../run/chooseCases.ts';
import { readWalks } from '../run/walks.ts';

const run = { walks: readWalks(process.env.WALKS), seed: Number(process.env.TEST_SEED ?? 0) };

/**
 * Returns the cases that this run checks: all with `WALKS=complete`, else one in `runs`, chosen by the seed of the run.
 *
 * @param index - of the test among those with the same cases: the next one checks the next cases
 * @example it.each(sampleCases(WRONG_VALUES, 3))('shows every row: %s', …)
 */
export const sampleCases = <Case>(cases: readonly Case[], runs: number, index = 0) =>
  chooseCases(run, cases, runs, index);

/** Returns how many generated cases this run checks: all with `WALKS=complete`, else a quarter. */
export const sampleCount = (count: number): number =>
  run.walks === 'complete' ? count : Math.ceil(count / 4);
