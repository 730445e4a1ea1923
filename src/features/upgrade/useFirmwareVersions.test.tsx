import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { useFirmwareVersions } from './useFirmwareVersions.ts';

// A machine under load may take longer than a second.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

it('the firmware of a device is found by its number and by the text of it', async () => {
  const records = [{ id: 7, firmware: '1.2' }] as never[];
  const found = () => Promise.resolve({ data: records, total: records.length });
  const dataProvider = testDataProvider({ getList: found, getMany: found });
  const { result } = renderHook(() => useFirmwareVersions(['7']), {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataProvider} queryClient={new QueryClient()}>
          {children}
        </CoreAdminContext>
      </MemoryRouter>
    ),
  });
  await waitFor(() => expect(result.current.firmware).toBeDefined());
  expect(['7', 7].map(id => result.current.firmware?.get(id))).toEqual(['1.2', '1.2']);
});
