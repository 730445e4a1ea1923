import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';

import type { Asset } from './Asset.ts';
import { usePreviousNext } from './usePreviousNext.ts';

/** A store with numeric ids: the URL and the page record may have the id as text. */
const device = (id: unknown) => ({ id, name: `Lamp ${String(id)}`, domainId: 'road' }) as Asset;
const devices = [7, 8, 9].map(device);

async function neighboursOf(id: unknown, cached: readonly Asset[] = []) {
  const queryClient = new QueryClient();
  if (cached.length > 0)
    queryClient.setQueryData(['assets', 'getList', {}], { data: cached, total: cached.length });
  const dataProvider = testDataProvider({
    getList: () => Promise.resolve({ data: devices as never[], total: devices.length }),
  });
  const { result } = renderHook(() => usePreviousNext(device(id)), {
    wrapper: ({ children }) => (
      <CoreAdminContext {...{ dataProvider, queryClient }}>{children}</CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.next).toBeDefined());
  return [result.current.previous?.id, result.current.next?.id];
}

it.each([8, '8'])('of the device %j are the numbered devices next to it', async id => {
  expect(await neighboursOf(id)).toEqual([7, 9]);
  expect(await neighboursOf(id, [6, 8, 10].map(device))).toEqual([6, 10]);
});
