import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';

import { callWithTimeout } from '../../../resources/callWithTimeout.ts';

/**
 * What a device itself answers to one question, asked when it is first shown and whenever somebody asks again. Never
 * again by itself: a device behind a slow gateway has enough to do.
 *
 * @param queryName names the question
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
      return { answer: response, at: Date.now() };
    },
    retry: false,
    refetchOnReconnect: false,
  });
