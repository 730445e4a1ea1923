import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateLatitude, validateLongitude } from './coordinates.ts';

/** The same values, scaled to the bound. */
const at = (bound: number): readonly (readonly [number | string, boolean])[] => [
  [0, true],
  [-0, true],
  [bound, true],
  [-bound, true],
  [bound + 1e-9, false],
  [-bound - 1e-9, false],
  [`${bound}`, true],
  [`-${bound}.0`, true],
  [`${bound}.000001`, false],
  [NaN, false],
  [Infinity, false],
  ['', false],
  [' ', false],
  [' 5', false],
  ['5 ', false],
  ['+5', false],
  ['05', false],
  ['1e1', false],
  ['５', false],
  ['30°', false],
  ['30,2', false],
  ['abc', false],
];

describe.each([
  ['judgeLongitude', validateLongitude, 180, 'validation.longitude.wrong'],
  ['judgeLatitude', validateLatitude, 90, 'validation.latitude.wrong'],
] as const)('%s', (_, validate, bound, wrong) => {
  it.each(at(bound))('validates %j [VALID-09]', (value, isRight) => {
    expect(validate(value)).toBe(isRight ? undefined : wrong);
  });

  it('takes a number if and only if it is no further than the bound, on both sides alike [VALID-09]', () => {
    fc.assert(
      fc.property(fc.double({ min: -400, max: 400, noNaN: true }), degrees => {
        expect(validate(degrees) === undefined).toBe(Math.abs(degrees) <= bound);
        expect(validate(-degrees)).toBe(validate(degrees));
      }),
    );
  });
});
