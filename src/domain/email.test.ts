import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateEmail } from './email.ts';

const wrong = 'validation.email.wrong';

describe('validateEmail', () => {
  it.each([
    ['office@city.cn', undefined],
    ['office2026@mail.city.gov.cn', undefined],
    ['办公室@city.cn', undefined],
    ['办公室@城市.中国', undefined],
    ['A@b.cn', undefined],
    ['a@b-c.cn', undefined],
    ['a@b', wrong],
    ['a@b.c', wrong],
    ['a@.cn', wrong],
    ['a@b..cn', wrong],
    ['a@-b.cn', wrong],
    ['a@b-.cn', wrong],
    ['a@b.cn.', wrong],
    ['a@b.12', wrong],
    ['@city.cn', wrong],
    ['office', wrong],
    ['office@', wrong],
    ['a@b@c.cn', wrong],
    ['first.last@city.cn', wrong],
    ['a_b@city.cn', wrong],
    ['a b@city.cn', wrong],
    [' a@city.cn', wrong],
    ['a@city.cn ', wrong],
    ['a@city.cn\n', wrong],
    ['ａ@city.cn', wrong],
    ['a＠city.cn', wrong],
    ['é@city.cn', wrong],
    ['𠮷@city.cn', undefined],
    ['', wrong],
    [`${'a'.repeat(246)}@city.cn`, undefined],
    [`${'a'.repeat(247)}@city.cn`, wrong],
  ])('validates %j [VALID-11]', (email, expected) => {
    expect(validateEmail(email)).toBe(expected);
  });

  it('takes any letters, digits and Chinese characters before any domain, and nothing with another sign among them [VALID-11]', () => {
    const good = fc.string({
      unit: fc.constantFrom(...Array.from('aZ9办𠮷')),
      minLength: 1,
      maxLength: 20,
    });
    const sign = fc.constantFrom(...Array.from('. _+-@\t！ｂ'));
    fc.assert(
      fc.property(good, good, sign, (before, domain, other) => {
        expect(validateEmail(`${before}@${domain}.cn`)).toBeUndefined();
        expect(validateEmail(`${before}${other}${before}@${domain}.cn`)).toBe(wrong);
      }),
    );
  });

  it('is quick with a URL that was made to be slow [VALID-11]', () => {
    expect(validateEmail(`a@${'a-'.repeat(50_000)}`)).toBe(wrong);
  });
});
