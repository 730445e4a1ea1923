import { act, renderHook } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { useSavedOpenBranches } from './useOpenBranches.ts';

it('closes a branch by its number that was stored as a text, and opens none twice [DOM-08]', () => {
  const store = memoryStore({ 'tree.wards.open': ['7', 8] });
  const { result } = renderHook(() => useSavedOpenBranches('wards'), {
    wrapper: ({ children }) => (
      <StoreContextProvider value={store}>{children}</StoreContextProvider>
    ),
  });
  expect([7, '7', 8, '8', 9].map(id => result.current.open.has(id))).toEqual([
    ...[true, true, true, true],
    false,
  ]);
  act(() => result.current.setOpen(['8'], true));
  expect(store.getItem('tree.wards.open')).toEqual(['7', '8']);
  act(() => result.current.setOpen([7], false));
  expect(store.getItem('tree.wards.open')).toEqual(['8']);
});
