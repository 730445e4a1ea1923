import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateLetterDigitPassword, validatePassword } from './password.ts';

const validate = (password: string) => validatePassword(password, 'lijing');

describe('validatePassword', () => {
  it.each([
    ['', 'validation.eight.sixteen'],
    ['Lamp#20', 'validation.eight.sixteen'],
    ['Lamp#202', undefined],
    ['Lamp#20261234567', undefined],
    ['Lamp#202612345678', 'validation.eight.sixteen'],
  ])('takes 8 to 16 characters: %j [VALID-01]', (password, expected) => {
    expect(validate(password)).toBe(expected);
  });

  it('counts characters, not the units in which a computer stores them [VALID-01]', () => {
    expect(validate('𠮷𠮷𠮷𠮷𠮷𠮷a')).toBe('validation.eight.sixteen');
    expect(validate('𠮷𠮷𠮷𠮷𠮷𠮷ab')).toBeUndefined();
    expect(validate(`${'𠮷'.repeat(15)}a`)).toBeUndefined();
    expect(validate(`${'𠮷'.repeat(16)}a`)).toBe('validation.eight.sixteen');
  });

  it.each([
    ['night_guard', 'night_guard', 'validation.password.not-equal-username'],
    ['night_guard', 'Night_guard', undefined],
    ['nightguard', 'nightguard', 'validation.password.not-equal-username'],
    ['guard', 'guard', 'validation.eight.sixteen'],
  ])('rejects the username itself: %j for %j [VALID-02]', (password, username, expected) => {
    expect(validatePassword(password, username)).toBe(expected);
  });

  it.each([
    ['12345678', 'validation.password.char'],
    ['abcdefgh', 'validation.password.char'],
    ['ABCDEFGH', 'validation.password.char'],
    ['########', 'validation.password.char'],
    ['路灯控制器与网关', 'validation.password.char'],
    ['1234567a', undefined],
    ['abcdefgH', undefined],
    ['ABCDEFG#', undefined],
    ['#######1', undefined],
    ['路灯控制器与网a', undefined],
    ['Lamp #2026', 'validation.password.char'],
    [' Lamp2026', 'validation.password.char'],
    ['Lamp2026\t', 'validation.password.char'],
    ['Lamp\u30002026', 'validation.password.char'],
  ])('requires two of four classes and no space: %j [VALID-03]', (password, expected) => {
    expect(validate(password)).toBe(expected);
  });

  it('rejects the old password only where there is one [VALID-04]', () => {
    expect(validatePassword('Lamp#2026', 'lijing', 'Lamp#2026')).toBe(
      'validation.password.not-equal-oldpassword',
    );
    expect(validatePassword('Lamp#2026', 'lijing', 'lamp#2026')).toBeUndefined();
    expect(validatePassword('Lamp#2026', 'lijing')).toBeUndefined();
  });

  it('returns the same result in whatever order the characters are [VALID-01] [VALID-03]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('aB1#灯𠮷 ')), maxLength: 18 }),
        fc.nat(17),
        (password, turn) => {
          const characters = Array.from(password);
          const at = turn % (characters.length + 1);
          const turned = [...characters.slice(at), ...characters.slice(0, at)].join('');
          expect(validatePassword(turned, '')).toBe(validatePassword(password, ''));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('validateLetterDigitPassword', () => {
  const bounds = { minLength: 6, maxLength: 10 };
  const length = (count: number) => ({
    key: 'validation.password.length',
    args: { min: 6, max: 10, count },
  });
  const characters = { key: 'validation.password.letter.digit', args: {} };

  it.each([
    ['', length(0)],
    ['abc12', length(5)],
    ['abc123', undefined],
    ['abcdefghi1', undefined],
    ['abcdefghij1', length(11)],
    ['𠮷𠮷a1', length(4)],
    ['𠮷𠮷𠮷𠮷a1', undefined],
    ['abcdef', characters],
    ['123456', characters],
    ['######', characters],
    ['灯灯灯灯灯1', characters],
    ['abcde１', characters],
    ['ｂ12345', characters],
    ['abc 123', characters],
    ['abc1234\u3000', characters],
    ['#####a1', undefined],
  ])('validates %j [VALID-05]', (password, error) => {
    expect(validateLetterDigitPassword(password, bounds)).toEqual(error);
  });

  it('takes the bounds that it is given, and never what has no letter or no digit [VALID-05]', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('aZ19#灯𠮷 ')), maxLength: 20 });
    fc.assert(
      fc.property(typed, fc.nat(20), fc.nat(20), (password, one, other) => {
        const [minLength, longest] = [Math.min(one, other), Math.max(one, other)];
        const count = Array.from(password).length;
        const isRight =
          count >= minLength &&
          count <= longest &&
          /[aZ]/.test(password) &&
          /[19]/.test(password) &&
          !password.includes(' ');
        const error = validateLetterDigitPassword(password, { minLength, maxLength: longest });
        expect(error === undefined).toBe(isRight);
      }),
      { numRuns: 1_000 },
    );
  });
});
