import { QueryClient } from '@tanstack/react-query';
import { cleanup, act, configure, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';

import { createResource } from '../../../../tests/support/testDescriptors.ts';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { addDomainToSelection } from './addDomainToSelection.ts';
import { useDomainSelection } from './useDomainSelection.ts';

afterEach(cleanup);

// A machine under load may take longer than a second.
configure({ asyncUtilTimeout: 15_000 });

const domains = {
  ...createResource({ name: 'domains' }),
  tree: { parent: 'parentId' },
} as TreeResource;

it('takes a numbered domain away by the text of its number', async () => {
  const dataProvider = testDataProvider({
    getOne: (_, { id }) => Promise.resolve({ data: { id: Number(id), parentId: null } as never }),
  });
  const { result } = renderHook(() => useDomainSelection(domains, '7'), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.ids).toEqual([7]));
  act(() => result.current.toggle(8));
  await waitFor(() => expect(result.current.ids).toHaveLength(2));
  act(() => result.current.toggle('7'));
  await waitFor(() => expect(result.current.ids).toEqual([8]));
});

it('reads a domain once in a cycle of parents with numeric and text ids', async () => {
  const parents: Record<string, unknown> = { 9: 7, 7: 8, 8: '7' };
  const getOne = vi.fn((_resource: string, { id }: { id?: unknown }) =>
    Promise.resolve({ data: { id: Number(id), parentId: parents[String(id)] } as never }),
  );
  const { result } = renderHook(() => useDomainSelection(domains, undefined), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={testDataProvider({ getOne })} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  act(() => result.current.toggle(9));
  await waitFor(() => expect(result.current.ids).toEqual([9]));
  expect(getOne.mock.calls.map(([, { id }]) => id)).toEqual([9, 7, 8]);
});

it.each([
  ['a picked domain replaces those that are in it', { id: 1, ancestorIds: [] }, [1]],
  ['a picked domain replaces the one that it is in', { id: 9, ancestorIds: ['7', 1] }, [9]],
  ['a picked domain is added to the others', { id: 8, ancestorIds: ['1'] }, [7, 8]],
])('%s, by number or text', (_, added, expected) => {
  const selected = [{ id: 7, ancestorIds: ['1'] }];
  expect(addDomainToSelection(selected, added)).toEqual(expected);
});
