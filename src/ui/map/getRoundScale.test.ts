import { expect, it } from 'vitest';

import { getRoundScale } from './getRoundScale.ts';

it('finds the longest round length that fits', () => {
  const lengths = [1, 1.9, 2, 4.99, 5, 9.99, 10, 37, 120, 499, 999, 1000, 26_000, 19_999_999];
  expect(lengths.map(metres => getRoundScale(metres)?.metres)).toEqual([
    ...[1, 1, 2, 2, 5, 5, 10, 20, 100, 200, 500, 1000, 20_000, 10_000_000],
  ]);
  expect(getRoundScale(40)).toEqual({ metres: 20, share: 0.5 });
});

it('has none for a map without a size', () => {
  expect([0, -3, 0.5, NaN, Infinity].map(getRoundScale)).toEqual(Array(5).fill(undefined));
});
