import { expect, it } from 'vitest';

import { formatDuration } from './formatDuration.ts';

it.each([
  [0, 's', '0 s'],
  [59, 's', '59 s'],
  [60, 's', '1 min'],
  [3903, 's', '1 h 5 min 3 s'],
  [86_400, 's', '24 h'],
  [90, 'min', '1 h 30 min'],
  [250, 'ms', '250 ms'],
  [1500, 'ms', '2 s'],
  [-60, 's', '−1 min'],
] as const)('writes %d %s as %s', (value, unit, words) => {
  expect(formatDuration(value, unit)).toBe(words);
});
