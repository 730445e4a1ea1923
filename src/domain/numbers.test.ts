import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isDecimal,
  isDigits,
  isDigitsOrEmpty,
  isInteger,
  isNonZeroInteger,
  validateDigits,
  validateInclusion,
  validatePositiveInteger,
  validateNumberRange,
  toNumber,
} from './numbers.ts';

const helpers = { isDigits, isDigitsOrEmpty, isNonZeroInteger, isInteger, isDecimal };
type Helper = keyof typeof helpers;

const integer: readonly Helper[] = ['isNonZeroInteger', 'isInteger', 'isDecimal'];
const digits: readonly Helper[] = ['isDigits', 'isDigitsOrEmpty'];

describe('the helpers for numbers', () => {
  it.each<[string, readonly Helper[]]>([
    ['', ['isDigitsOrEmpty']],
    ['0', [...digits, 'isInteger', 'isDecimal']],
    ['1', [...digits, ...integer]],
    ['10', [...digits, ...integer]],
    ['007', digits],
    ['00', digits],
    ['-1', integer],
    ['-0', []],
    ['--1', []],
    ['-', []],
    ['+5', []],
    ['1.5', ['isDecimal']],
    ['0.0', ['isDecimal']],
    ['-0.5', ['isDecimal']],
    ['-0.0', ['isDecimal']],
    ['00.5', []],
    ['.5', []],
    ['5.', []],
    ['1,5', []],
    ['1.2.3', []],
    ['1e3', []],
    ['0x1', []],
    ['NaN', []],
    ['Infinity', []],
    ['１２', []],
    ['١', []],
    ['𝟙', []],
    ['一', []],
    [' 1', []],
    ['1 ', []],
    ['1\n', []],
    ['\u30001', []],
    ['−1', []],
    ['9'.repeat(400), [...digits, ...integer]],
  ])('parse %j as %j [VALID-15]', (text, found) => {
    const is = Object.entries(helpers).flatMap(([name, helper]) => (helper(text) ? [name] : []));
    expect(is).toEqual(Object.keys(helpers).filter(name => found.includes(name as Helper)));
  });

  it('are one in the other, and each number is written one way only [VALID-15]', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('0019-+.e １')), maxLength: 6 });
    fc.assert(
      fc.property(text, written => {
        if (isNonZeroInteger(written)) expect(isInteger(written)).toBe(true);
        if (isInteger(written)) expect(isDecimal(written)).toBe(true);
        if (isInteger(written)) expect(String(Number(written))).toBe(written);
        if (isDecimal(written)) expect(Number.isFinite(Number(written))).toBe(true);
        expect(isDigitsOrEmpty(written)).toBe(written === '' || isDigits(written));
        expect(isInteger(written)).toBe(written === '0' || isNonZeroInteger(written));
      }),
      { numRuns: 5_000 },
    );
    fc.assert(
      fc.property(fc.integer(), number => {
        expect(isInteger(String(number))).toBe(true);
        expect(isDecimal(`${number}.5`)).toBe(true);
        expect(isDigits(String(number))).toBe(number >= 0);
      }),
    );
  });
});

describe('validateDigits', () => {
  it.each([
    ['1731369879000', undefined],
    ['007', undefined],
    ['', 'validation.numbers'],
    ['-1', 'validation.numbers'],
    ['１', 'validation.numbers'],
  ])('validates %j [VALID-14]', (text, expected) => expect(validateDigits(text)).toBe(expected));
});

describe('validatePositiveInteger', () => {
  it.each<[number | string, boolean]>([
    [1, true],
    ['1', true],
    [0, false],
    [-0, false],
    ['0', false],
    [-1, false],
    [1.5, false],
    [1.0, true],
    [NaN, false],
    [Infinity, false],
    ['', false],
    [' ', false],
    ['1e3', false],
    ['+5', false],
    ['007', false],
    [Number.MAX_SAFE_INTEGER, true],
  ])('validates %j [VALID-14]', (value, isRight) => {
    expect(validatePositiveInteger(value)).toBe(
      isRight ? undefined : 'validation.positive.integer',
    );
  });
});

describe('validateRange', () => {
  it('takes both bounds and what is between them, and names the bounds [VALID-14]', () => {
    const wrong = { key: 'validation.parameter.error', args: { min: -5, max: 5 } };
    const bounds = { min: -5, max: 5 };
    for (const value of [-5, 5, 0, -0, '-5', '5', '4.99'])
      expect([value, validateNumberRange(value, bounds)]).toEqual([value, undefined]);
    for (const value of [-5.01, 5.01, NaN, Infinity, '', '5.01', '5 ', '+5', 'five'])
      expect([value, validateNumberRange(value, bounds)]).toEqual([value, wrong]);
  });

  it('takes a number if and only if it is no smaller and no greater [VALID-14]', () => {
    const number = fc.double({ noNaN: true });
    fc.assert(
      fc.property(number, number, number, (value, one, other) => {
        const [min, max] = one <= other ? [one, other] : [other, one];
        expect(validateNumberRange(value, { min, max }) === undefined).toBe(
          value >= min && value <= max,
        );
      }),
    );
  });
});

describe('validateInclusion', () => {
  it.each([
    ['STRATEGY', undefined],
    ['MANUAL', undefined],
    ['manual', 'validation.include'],
    ['', 'validation.include'],
    [undefined, 'validation.include'],
    [0, 'validation.include'],
  ])('validates %j [VALID-14]', (value, expected) => {
    expect(validateInclusion(value, ['STRATEGY', 'MANUAL'])).toBe(expected);
  });

  it('takes what is offered and nothing else, by value and type [VALID-14]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (offered, value) => {
        expect(validateInclusion(value, offered) === undefined).toBe(offered.includes(value));
        expect(validateInclusion(String(value), offered)).toBe('validation.include');
      }),
    );
  });
});

describe('numberOf', () => {
  it('reads every decimal, and nothing else [VALID-15]', () => {
    expect(['-0.5', '12', ''].map(toNumber)).toEqual([-0.5, 12, NaN]);
  });
});
