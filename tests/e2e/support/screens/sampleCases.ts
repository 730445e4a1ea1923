import { test, type TestInfo } from '@playwright/test';

import { createSampler, currentRun } from '../../../run/chooseCases.ts';
import { SAMPLED } from '../../../run/walks.ts';

/**
 * Returns the cases that this run checks: all with `WALKS=complete`, else one in `runs`, chosen by the seed of the run. Marks
 * the running test as sampled when it leaves out a case; outside of a test, all tests of the `describe` or the file.
 *
 * @param index - of the test among those with the same cases: the next one checks the next cases
 */
export const sampleCases = createSampler(markSampled);

/** The variants of a screen (languages and themes): as many consecutive seeds check the same half of the screens. */
const VARIANT_COUNT = 4;

const sampleHalf = createSampler(markSampled, {
  ...currentRun,
  seed: Math.floor(currentRun.seed / VARIANT_COUNT),
});

/** Returns the screens that this run checks on a desktop: all in a complete walk, else one half. */
export const sampleDesktopScreens = (paths: readonly string[]): readonly string[] =>
  sampleHalf(paths, 2);

/** Returns the screens that this run checks on a phone: all in a complete walk, else the half that it leaves out on a desktop. */
export const samplePhoneScreens = (paths: readonly string[]): readonly string[] =>
  sampleHalf(paths, 2, 1);

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
