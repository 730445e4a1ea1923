import { beforeEach, TestRunner } from 'vitest';

import { createSampler, currentRun } from '../run/chooseCases.ts';
import { SAMPLED } from '../run/walks.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The test checked a part of its cases. */
    [SAMPLED]?: true;
  }
}

/**
 * Returns the cases that this run checks: all with `WALKS=complete`, else one in `runs`, chosen by the seed of the run. Marks
 * the running test as sampled when it leaves out a case; outside of a test, all tests of the `describe` or the file.
 *
 * @param index - of the test among those with the same cases: the next one checks the next cases
 * @example it.each(sampleCases(WRONG_VALUES, 3))('shows every row: %s', …)
 */
export const sampleCases = createSampler(markSampled);

function markSampled(): void {
  const running = TestRunner.getCurrentTest();
  if (running) running.meta[SAMPLED] = true;
  else
    beforeEach(({ task }) => {
      task.meta[SAMPLED] = true;
    });
}

/** Returns how many generated cases this run checks: all with `WALKS=complete`, else a quarter. The title has the number. */
export const sampleCount = (count: number): number =>
  currentRun.walks === 'complete' ? count : Math.ceil(count / 4);
