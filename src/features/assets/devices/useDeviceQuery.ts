import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';

import { getPlatformTime } from '../../../domain/platformClock.ts';
import { callWithTimeout } from '../../../resources/calls/callWithTimeout.ts';

/**
 * Reads a value from a device, when first shown and on demand. There is no automatic refetch, to spare a device
 * behind a slow gateway.
 *
 * @param queryName identifies the query
 */
export const useDeviceQuery = <DeviceResponse>(
  queryName: string,
  id: Identifier,
  sendRequest: (signal: AbortSignal) => Promise<DeviceResponse>,
) =>
  useQuery({
    queryKey: ['device', queryName, id],
    queryFn: async () => {
      const response = await callWithTimeout(sendRequest);
      return { value: response, at: getPlatformTime() };
    },
    retry: false,
    refetchOnReconnect: false,
  });
