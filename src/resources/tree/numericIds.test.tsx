import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type RaRecord, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { createResource } from '../../../tests/support/testDescriptors.ts';
import { createTreeEditing } from './createTreeEditing.ts';
import { isDescendantOrSelf } from './treeRelations.ts';
import type { TreeResource } from './treePages.ts';
import { type TreeBranches, type RecordRow, buildTreeRows } from './TreeRow.ts';
import { useChildCounts } from './useChildCounts.ts';
import { useReveal } from './useReveal.ts';
import type { Tree } from './useTree.ts';

afterEach(cleanup);

// Slow test machines need more than a second.
configure({ asyncUtilTimeout: 15_000 });

/** A store with numeric ids; ids from cut, drag or a URL may be texts. */
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const records: readonly RaRecord[] = IDS.map(id => ({ id }));
const branches: TreeBranches = new Map([
  [undefined, { total: 9, pages: new Map([[1, { records }]]) }],
  ['2', { total: 1, pages: new Map([[1, { records: [{ id: 20 }] }]]) }],
]);
const rows = buildTreeRows({ branches, open: new Set([2]), canHaveChildren: () => true });
const row = (id: number) =>
  rows.find(each => each.kind === 'record' && each.record.id === id) as RecordRow;
const descriptor = { ...createResource(), tree: { parent: 'up' } } as TreeResource;

it('nothing is moved below itself, whose id is the text of its number', () => {
  expect(isDescendantOrSelf(rows, row(20), '2')).toBe(true);
  expect(isDescendantOrSelf(rows, row(3), '2')).toBe(false);
});

it('nothing is moved to where it is, whose parent is the text of a number', () => {
  const { drag } = createTreeEditing(
    { rows } as Tree,
    { descriptor } as Parameters<typeof createTreeEditing>[1],
  );
  const moved: RecordRow = { ...row(20), parent: '2' };
  expect([row(2), row(3)].map(onto => drag.canDrop(moved, onto))).toEqual([false, true]);
});

it('the record of a URL is shown, whose id is the text of its number', () => {
  const show = vi.fn();
  renderHook(() => useReveal(rows, { id: '3', pathKey: 'top' }, show));
  expect(show).toHaveBeenCalledExactlyOnceWith(rows.indexOf(row(3)));
});

it.each([
  ['one by one', records.slice(0, 3)],
  ['together', records],
])('what is below numbered records is counted %s', async (_, isSmall) => {
  const found: readonly RaRecord[] = [1, 2, 2, 2].map((up, index) => ({ id: 30 + index, up }));
  const dataProvider = testDataProvider({
    getList: (_name, { filter }) => {
      const { inq } = (filter as { readonly up: { readonly inq: readonly unknown[] } }).up;
      const data = found.filter(({ up }) => inq.includes(up));
      return Promise.resolve({ data: data as never[], total: data.length });
    },
  });
  const top: TreeBranches = new Map([
    [undefined, { total: isSmall.length, pages: new Map([[1, { records: isSmall }]]) }],
  ]);
  const blocks = [{ parent: undefined, first: 1 }];
  const { result } = renderHook(() => useChildCounts(descriptor, top, blocks), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.size).toBe(isSmall.length));
  expect([1, 2, 3].map(id => result.current.get(id))).toEqual([1, 3, 0]);
});
