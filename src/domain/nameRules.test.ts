import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validatePersonName, validateSerialName, validateUsername } from './nameRules.ts';

const characters = 'validation.number.chinese';
const charactersAndSpaces = 'validation.number.space.chinese';

describe('validateUsername', () => {
  it.each([
    ['', 'no.empty'],
    ['a', undefined],
    ['李静', undefined],
    ['li_jing7', undefined],
    ['_lijing', characters],
    ['lijing_', characters],
    ['_', characters],
    ['li jing', characters],
    ['li-jing', characters],
    ['lijing。', characters],
    ['ｌｉ', characters],
    ['Zoë', characters],
    ['a'.repeat(20), undefined],
    ['a'.repeat(21), 'validation.up.to.20'],
    ['𠮷'.repeat(20), undefined],
  ])('validates %j [VALID-07]', (name, expected) => {
    expect(validateUsername(name)).toBe(expected);
  });
});

describe('validatePersonName', () => {
  it.each([
    ['', 'no.empty'],
    ['Mary Ann', undefined],
    ['欧阳 娜娜', undefined],
    [' Mary', charactersAndSpaces],
    ['Mary ', charactersAndSpaces],
    ['Mary\u3000Ann', charactersAndSpaces],
    ['Mary\tAnn', charactersAndSpaces],
    ['_Mary', charactersAndSpaces],
    ['Mary_', charactersAndSpaces],
    ['O’Hara', charactersAndSpaces],
    ['a '.repeat(10).trim(), undefined],
    ['a'.repeat(21), 'validation.up.to.20'],
  ])('validates %j [VALID-07]', (name, expected) => {
    expect(validatePersonName(name)).toBe(expected);
  });

  it('takes every username [VALID-07]', () => {
    const likeAName = fc.string({
      unit: fc.constantFrom(...Array.from('ab9_ 灯-')),
      maxLength: 22,
    });
    fc.assert(
      fc.property(likeAName, name => {
        fc.pre(validateUsername(name) === undefined);
        expect(validatePersonName(name)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('validateSerialName', () => {
  it.each([
    ['', 'no.empty'],
    ['滨江区', undefined],
    ['Jiangnan Avenue', undefined],
    ['滨江-区', charactersAndSpaces],
    ['滨江区_', charactersAndSpaces],
    ['１区', charactersAndSpaces],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'validation.up.to.32'],
    ['𠮷'.repeat(32), undefined],
  ])('validates %j [VALID-07]', (name, expected) => {
    expect(validateSerialName(name)).toBe(expected);
  });

  it('accepts every serial name as the name of a user, up to 20 characters [VALID-07]', () => {
    const likeAName = fc.string({ unit: fc.constantFrom(...Array.from('ab9_ 灯')), maxLength: 34 });
    fc.assert(
      fc.property(likeAName, name => {
        fc.pre(validateSerialName(name) === undefined);
        const isShort = Array.from(name).length <= 20;
        expect(validatePersonName(name)).toBe(isShort ? undefined : 'validation.up.to.20');
      }),
      { numRuns: 1_000 },
    );
  });
});
