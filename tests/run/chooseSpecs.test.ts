import { expect, it } from 'vitest';

import { chooseSpecs, listSpecs } from './chooseSpecs.ts';

const sample = (seed: number) => chooseSpecs({ walks: 'sampled', seed });

it('chooses every browser test in a complete run', () => {
  expect(listSpecs()).toContain('tests/e2e/map.spec.ts');
  expect(chooseSpecs({ walks: 'complete', seed: 7 })).toEqual(listSpecs());
});

it('chooses a half in a sampled run, and the other half four seeds later', () => {
  const half = sample(8);
  const other = sample(12);
  expect(half.length).toBeGreaterThan(20);
  expect(half.length - other.length).toBeOneOf([-1, 0, 1]);
  expect([...half, ...other].toSorted()).toEqual(listSpecs());
});

it('chooses the same half for the four seeds that choose the variants of its screens', () => {
  expect([9, 10, 11].map(sample)).toEqual([sample(8), sample(8), sample(8)]);
});
