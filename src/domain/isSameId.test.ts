import { expect, it } from 'vitest';

import { createIdMap, createIdSet, isSameId } from './isSameId.ts';

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
  expect(isSameId(one, other)).toBe(expected);
  expect(createIdSet(['x', other]).has(one)).toBe(expected);
});

it('a map finds a value by an id as a text and as a number, and none by what is no id', () => {
  const names = createIdMap<string>([
    [7, 'seven'],
    ['8', 'eight'],
    [null, 'none'],
  ]);
  expect(['7', 7, '8', 8].map(names.get)).toEqual(['seven', 'seven', 'eight', 'eight']);
  expect([null, undefined, '', {}].map(names.get)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(names.size).toBe(2);
});
