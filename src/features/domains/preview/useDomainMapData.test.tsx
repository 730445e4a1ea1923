import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { useDomainMapData } from './useDomainMapData.ts';

const geoPoint = { lat: 30.2, lng: 120.2 };
const domain = { id: 'block', name: 'Block', level: 4, geoPoint };
const camera = { id: 'C1', name: 'Camera 1', model: 'sscam', status: 'fault', geoPoint };

it('the devices of a domain have the icon of their model and their state, and the domain its own icon, without a state', async () => {
  const dataProvider = testDataProvider({
    getOne: () => Promise.resolve({ data: domain as never }),
    getList: name =>
      Promise.resolve({ data: (name === 'assets' ? [camera] : []) as never[], total: 1 }),
  });
  const { result, unmount } = renderHook(() => useDomainMapData('block'), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  await waitFor(() => expect(result.current.markers).toHaveLength(2));
  expect(result.current.markers).toEqual([
    { id: 'block', name: 'Block', position: geoPoint, icon: 'tree' },
    { id: 'C1', name: 'Camera 1', position: geoPoint, state: 'fault', icon: 'camera' },
  ]);
  unmount();
});
