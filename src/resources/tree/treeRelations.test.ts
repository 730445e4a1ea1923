import { expect, it } from 'vitest';

import { canHaveChildren, isDescendantOrSelf, getParentId } from './treeRelations.ts';
import { type TreeBranches, type RecordRow, buildTreeRows } from './TreeRow.ts';

const record = (id: string) => ({ id });
const branches: TreeBranches = new Map([
  [undefined, { total: 2, pages: new Map([[1, { records: ['a', 'd'].map(record) }]]) }],
  ['a', { total: 1, pages: new Map([[1, { records: [record('b')] }]]) }],
  ['b', { total: 1, pages: new Map([[1, { records: [record('c')] }]]) }],
]);
const rows = buildTreeRows({ branches, open: new Set(['a', 'b']), canHaveChildren: () => true });
const row = (id: string) => rows.find(({ key }) => key.endsWith(` ${id}`)) as RecordRow;

it.each([
  ['a', 'a', true],
  ['c', 'a', true],
  ['c', 'b', true],
  ['a', 'c', false],
  ['d', 'a', false],
])('%s is within %s: %s', (id, of, expected) => {
  expect(isDescendantOrSelf(rows, row(id), of)).toBe(expected);
});

it('looks no further where a platform has two records below each other', () => {
  const ring = ['a', 'b'].map((id, at) => ({ ...row(id), parent: at === 0 ? 'b' : 'a' }));
  expect(isDescendantOrSelf(ring, ring[0] as RecordRow, 'z')).toBe(false);
});

it.each([
  [{ parent: 'up' }, 9, true],
  [{ parent: 'up', level: 'level' }, 9, true],
  [{ parent: 'up', level: 'level', maxLevel: 4 }, 3, true],
  [{ parent: 'up', level: 'level', maxLevel: 4 }, 4, false],
])('below %j a record of level %i holds more: %s', (tree, level, expected) => {
  expect(canHaveChildren(tree, { id: 'a', level })).toBe(expected);
});

it.each([
  ['d1', 'd1'],
  [7, 7],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the record above by %j is %j', (up, expected) => {
  expect(getParentId({ tree: { parent: 'up' } }, { id: 'a', up })).toBe(expected);
});
