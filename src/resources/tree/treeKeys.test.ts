import { describe, expect, it } from 'vitest';

import { type TreeBranches, buildTreeRows, type TreeRow } from './TreeRow.ts';
import { findNextByName, getTreeCommand } from './treeKeys.ts';

const record = (id: string) => ({ id, name: id });

/** a (open: b, c), d (closed), e (a leaf). */
const branches: TreeBranches = new Map([
  [undefined, { total: 3, pages: new Map([[1, { records: ['a', 'd', 'e'].map(record) }]]) }],
  ['a', { total: 2, pages: new Map([[1, { records: ['b', 'c'].map(record) }]]) }],
]);
const rows = buildTreeRows({
  branches,
  open: new Set(['a']),
  canHaveChildren: ({ id }) => ['a', 'b', 'd'].includes(String(id)),
});
const nameOf = (row: TreeRow) => (row.kind === 'record' ? String(row.record.id) : '');
const names = rows.map(nameOf);

/** Returns the target row of a key, or its command and rows. */
const press = (key: string, on: string) => {
  const step = getTreeCommand({ key, rows, activeIndex: names.indexOf(on), pageSize: 2 });
  if (!step) return step;
  if ('go' in step) return names[step.go];
  if ('open' in step) return { open: step.open.map(nameOf).join() };
  return 'close' in step ? { close: nameOf(step.close) } : { take: nameOf(step.take) };
};

describe('the keys of a tree', () => {
  it.each([
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'e', 'e'],
    ['ArrowUp', 'd', 'c'],
    ['ArrowUp', 'a', 'a'],
    ['Home', 'd', 'a'],
    ['End', 'a', 'e'],
    ['PageDown', 'a', 'c'],
    ['PageDown', 'd', 'e'],
    ['PageUp', 'e', 'c'],
    ['PageUp', 'b', 'a'],
    ['ArrowRight', 'd', { open: 'd' }],
    ['ArrowRight', 'a', 'b'],
    ['ArrowRight', 'e', undefined],
    ['ArrowLeft', 'a', { close: 'a' }],
    ['ArrowLeft', 'c', 'a'],
    ['ArrowLeft', 'd', undefined],
    ['*', 'e', { open: 'd' }],
    ['*', 'c', { open: 'b' }],
    ['Enter', 'c', { take: 'c' }],
    [' ', 'c', { take: 'c' }],
    ['x', 'c', undefined],
    ['toString', 'c', undefined],
  ])('%s on %s moves to %j', (key, on, expected) => {
    expect(press(key, on)).toEqual(expected);
  });

  it.each([
    ['d', 'a', 'd'],
    ['a', 'a', 'a'],
    ['B', 'd', 'b'],
    ['z', 'a', undefined],
    ['dd', 'a', 'd'],
    ['da', 'a', undefined],
  ])('typing "%s" on %s goes to %s', (typed, on, expected) => {
    expect(names[findNextByName(typed, { rows, activeIndex: names.indexOf(on) }, nameOf)]).toBe(
      expected,
    );
  });

  it('does nothing in a tree without lines', () => {
    expect(
      getTreeCommand({ key: 'ArrowDown', rows: [], activeIndex: 0, pageSize: 1 }),
    ).toBeUndefined();
    expect(findNextByName('a', { rows: [], activeIndex: 0 }, nameOf)).toBe(-1);
  });
});
