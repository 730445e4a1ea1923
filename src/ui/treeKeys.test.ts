import { describe, expect, it } from 'vitest';

import { type TreeLine, treeMove } from './treeKeys.ts';

const line = (name: string, depth: number, isOpen?: boolean): TreeLine => ({ name, depth, isOpen });
/** City (open): East (closed), West (open): Wharf; Port (closed). */
const lines = [
  line('City', 1, true),
  line('East', 2, false),
  line('West', 2, true),
  line('Wharf', 3),
  line('Port', 1, false),
];

describe('the keys of a tree', () => {
  it.each([
    ['ArrowDown', 0, { focus: 1 }],
    ['ArrowDown', 4, { focus: 4 }],
    ['ArrowUp', 1, { focus: 0 }],
    ['ArrowUp', 0, { focus: 0 }],
    ['Home', 3, { focus: 0 }],
    ['End', 0, { focus: 4 }],
    ['ArrowRight', 1, { toggle: [1] }],
    ['ArrowRight', 2, { focus: 3 }],
    ['ArrowRight', 3, {}],
    ['ArrowLeft', 2, { toggle: [2] }],
    ['ArrowLeft', 3, { focus: 2 }],
    ['ArrowLeft', 1, { focus: 0 }],
    ['ArrowLeft', 4, {}],
    ['*', 2, { toggle: [1] }],
    ['*', 0, { toggle: [4] }],
    ['*', 3, { toggle: [] }],
  ])('%s on line %i: %o [UX-10/tree]', (key, at, move) => {
    expect(treeMove(lines, at, key, '')).toEqual(move);
  });

  it.each([
    ['w', 0, 'w', { focus: 2 }],
    ['w', 2, 'w', { focus: 3 }],
    ['w', 3, 'w', { focus: 2 }],
    ['h', 2, 'wh', { focus: 3 }],
    ['P', 0, 'P', { focus: 4 }],
    ['x', 0, 'x', {}],
  ])('the letter %s on line %i, after "%s": %o [UX-10/tree]', (key, at, typed, move) => {
    expect(treeMove(lines, at, key, typed)).toEqual(move);
  });

  it('leaves all others alone [UX-10/tree]', () => {
    for (const key of ['Tab', 'Escape', 'Enter', ' ', 'F5', 'PageDown'])
      expect(treeMove(lines, 0, key, key)).toBeUndefined();
  });
});
