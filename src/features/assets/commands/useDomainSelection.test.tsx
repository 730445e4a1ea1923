import { QueryClient } from '@tanstack/react-query';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { createResource } from '../../../../tests/support/testDescriptors.ts';
import type { TreeResource } from '../../../resources/tree/treePages.ts';
import { useDomainSelection } from './useDomainSelection.ts';

// A machine that is busy with other tests takes longer than a second.
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
