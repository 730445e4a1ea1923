import Cookies from 'js-cookie';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';

import { readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => ['one', 'one-more', 'onemore'].forEach(removeCookie));

it('keeps any text, which a library for cookies reads alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), text => {
      writeCookie('one', text);
      expect(readCookie('one')).toBe(text);
      expect(Cookies.get('one')).toBe(text);
    }),
  );
});

it('reads what such a library wrote', () => {
  Cookies.set('one', '{"lastName":"李; a=b, 100 %"}');
  expect(readCookie('one')).toBe('{"lastName":"李; a=b, 100 %"}');
});

it('reads no other cookie, and no user from an empty one', () => {
  writeCookie('one-more', 'a=one=2');
  writeCookie('onemore', 'x');
  expect(readCookie('one')).toBeUndefined();
  expect(readCookie('one-more')).toBe('a=one=2');
  removeCookie('one-more');
  expect(readCookie('one-more')).toBeUndefined();
  expect(readCookie('onemore')).toBe('x');
});

it('gives a text in a code that is none as it is', () => {
  document.cookie = 'one=%E0%A4%A';
  expect(readCookie('one')).toBe('%E0%A4%A');
});
