import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseCases, createSampler } from './chooseCases.ts';

const CASES = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 });
const RUNS = fc.integer({ min: 1, max: 9 });
const SEED = fc.nat({ max: 1_000_000 });
const INDEX = fc.nat({ max: 20 });

describe('the cases of a run', () => {
  it('are all of them in a complete one', () => {
    fc.assert(
      fc.property(CASES, RUNS, SEED, INDEX, (cases, runs, seed, index) => {
        expect(chooseCases({ walks: 'complete', seed }, cases, runs, index)).toEqual(cases);
      }),
    );
  });

  it('are the same for the same seed, at least one, and their part of all', () => {
    fc.assert(
      fc.property(CASES, RUNS, SEED, INDEX, (cases, runs, seed, index) => {
        const choose = () => chooseCases({ walks: 'sampled', seed }, cases, runs, index);
        expect(choose()).toEqual(choose());
        expect(choose().length).toBeGreaterThan(0);
        expect(choose().length).toBeLessThanOrEqual(
          Math.ceil(cases.length / Math.min(runs, cases.length)),
        );
      }),
    );
  });

  it('are each of them once in as many consecutive seeds, and in as many consecutive tests', () => {
    fc.assert(
      fc.property(CASES, RUNS, SEED, INDEX, (cases, runs, seed, index) => {
        const turns = Array.from({ length: Math.min(runs, cases.length) }, (_, turn) => turn);
        const bySeed = turns.flatMap(turn =>
          chooseCases({ walks: 'sampled', seed: seed + turn }, cases, runs, index),
        );
        const byIndex = turns.flatMap(turn =>
          chooseCases({ walks: 'sampled', seed }, cases, runs, index + turn),
        );
        for (const chosen of [bySeed, byIndex])
          expect(chosen.toSorted((a, b) => a - b)).toEqual(cases.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are none where there are none', () => {
    expect(chooseCases({ walks: 'sampled', seed: 7 }, [], 3)).toEqual([]);
  });

  it('are marked as sampled where one is left out', () => {
    const countMarks = (walks: 'sampled' | 'complete', cases: readonly number[]) => {
      let marks = 0;
      createSampler(() => void (marks += 1), { walks, seed: 7 })(cases, 3);
      return marks;
    };
    expect(countMarks('sampled', [1, 2])).toBe(1);
    expect(countMarks('sampled', [1])).toBe(0);
    expect(countMarks('complete', [1, 2])).toBe(0);
  });
});
