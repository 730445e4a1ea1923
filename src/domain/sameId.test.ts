import { expect, it } from 'vitest';

import { idSet, sameId } from './sameId.ts';

it.each([
  [4, '4', true],
  ['4', 4, true],
  [0, '0', true],
  ['a', 'a', true],
  [4, 4, true],
  [4, '04', false],
  ['a', 'A', false],
  [undefined, undefined, false],
  [null, 'null', false],
  ['', '', false],
  [4, undefined, false],
  [{}, '[object Object]', false],
])('%o and %o: %o', (one, other, expected) => {
  expect(sameId(one, other)).toBe(expected);
  expect(idSet(['x', other]).has(one)).toBe(expected);
});
