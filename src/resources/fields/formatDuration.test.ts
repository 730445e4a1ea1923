import { expect, it } from 'vitest';

import { formatDuration } from './formatDuration.ts';

it.each([
  [0, 's', '0 s'],
  [59, 's', '59 s'],
  [60, 's', '1 min'],
  [3903, 's', '1 h 5 min 3 s'],
  [86_400, 's', '1 d'],
  [1_044_464, 's', '12 d 2 h 7 min 44 s'],
  [90, 'min', '1 h 30 min'],
  [250, 'ms', '250 ms'],
  [1500, 'ms', '2 s'],
  [-60, 's', '−1 min'],
] as const)('writes %d %s as %s', (value, unit, expected) => {
  expect(formatDuration(value, unit)).toBe(expected);
});

it('writes the largest parts only, in the terms of a language', () => {
  const getUnitLabel = (unit: string) => ({ d: '天', h: '小时', min: '分钟' })[unit] ?? unit;
  expect(formatDuration(1_044_464, 's', getUnitLabel, 2)).toBe('12 天 2 小时');
  expect(formatDuration(86_461, 's', getUnitLabel, 2)).toBe('1 天');
  expect(formatDuration(3903, 's', getUnitLabel, 2)).toBe('1 小时 5 分钟');
});
