import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createIdSet } from '../../domain/isSameId.ts';
import {
  type TreeBranches,
  type TreeBranchPage,
  TREE_PAGE_SIZE,
  getPageNumber,
  buildTreeRows,
} from './TreeRow.ts';

const record = (id: string) => ({ id });
const pages = (...all: readonly (readonly [number, TreeBranchPage])[]) => new Map(all);
const summarizeRows = (branches: TreeBranches, open: readonly string[] = []) =>
  buildTreeRows({ branches, open: new Set(open), canHaveChildren: () => true }).map(
    ({ kind, key, depth, position, setSize }) => [
      kind === 'record' ? key.split(' ')[1] : kind,
      depth,
      `${position}/${setSize}`,
    ],
  );

describe('the lines of a tree', () => {
  it('are one that is not read, until the first page is', () => {
    expect(summarizeRows(new Map())).toEqual([['unread', 1, '1/1']]);
  });

  it('show that there is nothing', () => {
    expect(
      summarizeRows(new Map([[undefined, { total: 0, pages: pages([1, { records: [] }]) }]])),
    ).toEqual([['none', 1, '1/1']]);
  });

  it('have an open branch below its record, one level deeper', () => {
    const branches: TreeBranches = new Map([
      [undefined, { total: 2, pages: pages([1, { records: ['a', 'b'].map(record) }]) }],
      ['a', { total: 1, pages: pages([1, { records: [record('c')] }]) }],
    ]);
    expect(summarizeRows(branches, ['a'])).toEqual([
      ['a', 1, '1/2'],
      ['c', 2, '1/1'],
      ['b', 1, '2/2'],
    ]);
    expect(summarizeRows(branches)).toEqual([
      ['a', 1, '1/2'],
      ['b', 1, '2/2'],
    ]);
  });

  it('have a branch open whose id was stored as a text, below a record whose id is a number [DOM-08]', () => {
    const branches: TreeBranches = new Map([
      [undefined, { total: 1, pages: pages([1, { records: [{ id: 7 }] }]) }],
      ['7', { total: 1, pages: pages([1, { records: [{ id: 8 }] }]) }],
    ]);
    for (const id of ['7', 7])
      expect(
        buildTreeRows({ branches, open: createIdSet([id]), canHaveChildren: () => true }),
      ).toMatchObject([
        { record: { id: 7 }, isOpen: true, childCount: 1 },
        { record: { id: 8 }, depth: 2, isOpen: false },
      ]);
  });

  it('have a line for each that was counted and not read, and one for a page that failed', () => {
    const error = new Error('no');
    const total = 2 * TREE_PAGE_SIZE + 3;
    const lines = buildTreeRows({
      branches: new Map([[undefined, { total, pages: pages([1, { error }]) }]]),
      open: new Set(),
      canHaveChildren: () => true,
    });
    expect(lines[0]).toMatchObject({ kind: 'failed', position: 1, error });
    expect(lines.slice(1).map(({ kind }) => kind)).toEqual(
      Array(TREE_PAGE_SIZE + 3).fill('unread'),
    );
    expect(lines.at(-1)).toMatchObject({ position: total, setSize: total });
    expect(getPageNumber(lines.at(-1)!)).toBe(3);
  });

  it('have none for those that went between the count and the page', () => {
    const read = pages([1, { records: [record('a')] }]);
    expect(summarizeRows(new Map([[undefined, { total: 3, pages: read }]]))).toEqual([
      ['a', 1, '1/3'],
    ]);
  });

  it('end, though a platform has a record below itself', () => {
    const own = { total: 1, pages: pages([1, { records: [record('a')] }]) };
    const branches: TreeBranches = new Map([
      [undefined, own],
      ['a', own],
    ]);
    expect(summarizeRows(branches, ['a'])).toHaveLength(2);
  });

  it('are distinct, though a record is on two pages during a refetch', () => {
    const twice = pages([1, { records: ['a', 'b'].map(record) }], [2, { records: [record('b')] }]);
    const lines = buildTreeRows({
      branches: new Map([[undefined, { total: TREE_PAGE_SIZE + 1, pages: twice }]]),
      open: new Set(),
      canHaveChildren: () => false,
    });
    expect(lines.map(({ key }) => key)).toEqual([' a', ' b', ` b ${TREE_PAGE_SIZE + 1}`]);
  });

  it('are as many as was counted, whatever was read of it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 * TREE_PAGE_SIZE }), fc.subarray([1, 2, 3, 4]), (total, read) => {
        const all = Array.from({ length: total }, (_, at) => record(`r${at}`));
        const known = read.map(
          page =>
            [
              page,
              { records: all.slice((page - 1) * TREE_PAGE_SIZE, page * TREE_PAGE_SIZE) },
            ] as const,
        );
        const lines = buildTreeRows({
          branches: new Map([[undefined, { total, pages: new Map(known) }]]),
          open: new Set(),
          canHaveChildren: () => true,
        });
        expect(lines).toHaveLength(Math.max(total, 1));
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
        if (total > 0)
          expect(lines.map(({ position }) => position)).toEqual(all.map((_, at) => at + 1));
      }),
    );
  });
});
