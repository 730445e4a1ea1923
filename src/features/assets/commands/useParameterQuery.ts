import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { DEVICE_OFFLINE_CODE, getErrorCode } from '../../../domain/errorStatus.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { callWithTimeout } from '../../../resources/calls/callWithTimeout.ts';

/** Cache time of a parameter after the page of its device closes. */
const CACHE_TIME_MS = 600_000;

const getQueryKey = (deviceId: Identifier, read: OperationDescriptor | undefined) => [
  'deviceParameter',
  deviceId,
  read?.id ?? null,
];

const buildParameterQuery = (
  provider: ConsoleDataProvider,
  deviceId: Identifier,
  read: OperationDescriptor | undefined,
) => ({
  queryKey: getQueryKey(deviceId, read),
  queryFn: async () => {
    if (!read) throw new Error('No operation reads this parameter');
    const value: unknown = await callWithTimeout(signal =>
      provider.call(read, { path: { id: deviceId }, signal }),
    );
    return { value };
  },
  retry: false,
  gcTime: CACHE_TIME_MS,
});

/**
 * Returns the last response to reading a parameter. It is read only on user action, to spare a device behind a
 * radio.
 */
export function useParameterQuery(deviceId: Identifier, read: OperationDescriptor | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<{
    readonly value: unknown;
  }>({
    ...buildParameterQuery(provider, deviceId, read),
    enabled: false,
    staleTime: Infinity,
  });
  return {
    reading: data,
    error,
    isReading: isFetching,
    at: getPlatformTime(dataUpdatedAt),
    readAgain: () => void refetch(),
    /** Stores a value that the device returned without a read: after a set, it returns its current value. */
    take: (value: unknown) => queryClient.setQueryData(getQueryKey(deviceId, read), { value }),
  };
}

/** Reads several parameters of a device sequentially: they share one radio. */
export function useReadAllParameters(deviceId: Identifier) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return async (operations: readonly OperationDescriptor[]) => {
    for (const read of operations) {
      const error: unknown = await queryClient
        .query({ ...buildParameterQuery(provider, deviceId, read), staleTime: 0 })
        .then(
          () => undefined,
          reason => reason as unknown,
        );
      // An offline device does not respond to the next call either.
      if (getErrorCode(error) === DEVICE_OFFLINE_CODE) return;
    }
  };
}
