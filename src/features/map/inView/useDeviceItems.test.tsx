import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';

import { useDeviceItems } from './useDeviceItems.tsx';

const device = { name: 'Lamp', model: 'ssslc', position: { lat: 30, lng: 120 }, brightness: 35 };

it('the row of a lamp has its light level while it is connected, else its id [MAP-12/list]', () => {
  const devices = [
    { ...device, id: 'L1', status: 'normal' as const },
    { ...device, id: 'L2', status: 'offline' as const },
    { ...device, id: 'L3', status: 'unknown' as const },
  ];
  const { result, unmount } = renderHook(() => useDeviceItems(devices, new Map()), {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={testDataProvider({})} queryClient={new QueryClient()}>
        {children}
      </CoreAdminContext>
    ),
  });
  expect(result.current.map(({ note }) => note)).toEqual(['35 %', 'L2', 'L3']);
  unmount();
});
