import { QueryClient } from '@tanstack/react-query';
import { configure, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type RaRecord, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';

import { aResource } from '../../../tests/support/fields.ts';
import { editingOf } from './editingOf.ts';
import { isWithin } from './relatives.ts';
import type { TreeResource } from './treePages.ts';
import { type Branches, type RecordRow, rowsOf } from './TreeRow.ts';
import { useBelow } from './useBelow.ts';
import { useBrought } from './useBrought.ts';
import type { Tree } from './useTree.ts';

// A machine that is busy with other tests takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });

/** A store that numbers its records; what was cut, dragged or came from an address may have the number as a text. */
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const records: readonly RaRecord[] = IDS.map(id => ({ id }));
const branches: Branches = new Map([
  [undefined, { total: 9, pages: new Map([[1, { records }]]) }],
  ['2', { total: 1, pages: new Map([[1, { records: [{ id: 20 }] }]]) }],
]);
const rows = rowsOf({ branches, open: new Set([2]), mayHold: () => true });
const row = (id: number) =>
  rows.find(each => each.kind === 'record' && each.record.id === id) as RecordRow;
const descriptor = { ...aResource(), tree: { parent: 'up' } } as TreeResource;

it('nothing is moved below itself, whose id is the text of its number', () => {
  expect(isWithin(rows, row(20), '2')).toBe(true);
  expect(isWithin(rows, row(3), '2')).toBe(false);
});

it('nothing is moved to where it is, whose parent is the text of a number', () => {
  const { drag } = editingOf({ rows } as Tree, { descriptor } as Parameters<typeof editingOf>[1]);
  const moved: RecordRow = { ...row(20), parent: '2' };
  expect([row(2), row(3)].map(onto => drag.mayDrop(moved, onto))).toEqual([false, true]);
});

it('the record of an address is shown, whose id is the text of its number', () => {
  const show = vi.fn();
  renderHook(() => useBrought(rows, { id: '3', where: 'top' }, show));
  expect(show).toHaveBeenCalledExactlyOnceWith(rows.indexOf(row(3)));
});

it.each([
  ['one by one', records.slice(0, 3)],
  ['together', records],
])('what is below numbered records is counted %s', async (_, few) => {
  const found: readonly RaRecord[] = [1, 2, 2, 2].map((up, index) => ({ id: 30 + index, up }));
  const dataProvider = testDataProvider({
    getList: (_name, { filter }) => {
      const { inq } = (filter as { readonly up: { readonly inq: readonly unknown[] } }).up;
      const data = found.filter(({ up }) => inq.includes(up));
      return Promise.resolve({ data: data as never[], total: data.length });
    },
  });
  const top: Branches = new Map([
    [undefined, { total: few.length, pages: new Map([[1, { records: few }]]) }],
  ]);
  const blocks = [{ parent: undefined, first: 1 }];
  const { result } = renderHook(() => useBelow(descriptor, top, blocks), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.size).toBe(few.length));
  expect([1, 2, 3].map(id => result.current.get(id))).toEqual([1, 3, 0]);
});
