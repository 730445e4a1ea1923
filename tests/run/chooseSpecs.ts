import { globSync } from 'node:fs';

import { chooseCases, type SampledRun } from './chooseCases.ts';

const RUNS = 2;
/** The seeds that a test of the browser needs for all variants of its screens: as many consecutive ones choose the same files. */
const VARIANT_COUNT = 4;

/** Returns the paths of all browser tests, in a fixed order. */
export const listSpecs = (): readonly string[] => globSync('tests/e2e/*.spec.ts').toSorted();

/** Returns the browser tests of one run: all in a complete run, else every other file. */
export const chooseSpecs = (
  { walks, seed }: SampledRun,
  specs: readonly string[] = listSpecs(),
): readonly string[] => chooseCases({ walks, seed: Math.floor(seed / VARIANT_COUNT) }, specs, RUNS);
