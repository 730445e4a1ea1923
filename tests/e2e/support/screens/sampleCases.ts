import { test, type TestInfo } from '@playwright/test';

import { createSampler } from '../../../run/chooseCases.ts';
import { SAMPLED } from '../../../run/walks.ts';

/**
 * Returns the cases that this run checks: all with `WALKS=complete`, else one in `runs`, chosen by the seed of the run. Marks
 * the running test as sampled when it leaves out a case; outside of a test, all tests of the `describe` or the file.
 *
 * @param index - of the test among those with the same cases: the next one checks the next cases
 */
export const sampleCases = createSampler(markSampled);

function markSampled(): void {
  const running = findRunningTest();
  if (running) annotate(running);
  else test.beforeEach(() => annotate(test.info()));
}

function annotate({ annotations }: TestInfo): void {
  if (!annotations.some(({ type }) => type === SAMPLED)) annotations.push({ type: SAMPLED });
}

/** Returns undefined while the tests of a file are collected. */
function findRunningTest(): TestInfo | undefined {
  try {
    return test.info();
  } catch {
    return undefined;
  }
}
