import { expect, it } from 'vitest';

import { findDropIndex } from './findDropIndex.ts';

it.each<[string, string[], [number, string][], number, number | undefined]>([
  ['no place before the first one', ['a'], [], 0, undefined],
  [
    'the place after earlier files',
    ['a', 'f0', 'f1', 'b'],
    [
      [1, 'f1'],
      [0, 'f0'],
    ],
    2,
    3,
  ],
  [
    'the place between',
    ['a', 'f0', 'f2'],
    [
      [0, 'f0'],
      [2, 'f2'],
    ],
    1,
    2,
  ],
  [
    'the place before later files',
    ['a', 'f2', 'f3'],
    [
      [3, 'f3'],
      [2, 'f2'],
    ],
    0,
    1,
  ],
  ['no place where all others are removed', ['a'], [[0, 'f0']], 1, undefined],
])('the item of a dropped file has %s', (_, itemIds, placed, fileIndex, index) => {
  expect(findDropIndex(itemIds, new Map(placed), fileIndex)).toBe(index);
});
