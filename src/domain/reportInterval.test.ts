import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isReportOld, validateReportInterval } from './reportInterval.ts';

describe('validateReportInterval', () => {
  it.each<[number | string, boolean]>([
    [5, true],
    [120, true],
    [4, false],
    [121, false],
    [15.5, false],
    [-15, false],
    [0, false],
    [NaN, false],
    [Infinity, false],
    ['5', true],
    ['15', true],
    ['120', true],
    ['015', false],
    ['1e1', false],
    ['+15', false],
    ['15.0', true],
    ['15 ', false],
    ['１５', false],
    ['', false],
  ])('validates %j [VALID-12]', (minutes, isRight) => {
    expect(validateReportInterval(minutes)).toBe(isRight ? undefined : 'validation.5.120.number');
  });

  it('takes exactly 116 numbers [VALID-12]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), minutes => {
        const isRight = minutes >= 5 && minutes <= 120;
        expect(validateReportInterval(minutes) === undefined).toBe(isRight);
        expect(validateReportInterval(minutes + 0.5)).toBe('validation.5.120.number');
      }),
    );
  });
});

it.each([
  ['at exactly three intervals', 45 * 60_000, false],
  ['a millisecond later', 45 * 60_000 + 1, true],
  ['within the first', 14 * 60_000, false],
  ['by a clock that is behind', -60_000, false],
  ['without a time', NaN, false],
])('a report at an interval of 15 minutes %s [ASSET-15]', (_, age, isOld) => {
  const now = Date.UTC(2026, 10, 11, 12);
  expect(isReportOld(now - age, now, 15)).toBe(isOld);
});
