import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { DEVICE_OFFLINE_CODE, getErrorCode } from '../../../domain/errorStatus.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { callWithTimeout } from '../../../resources/callWithTimeout.ts';

/** What is known of a parameter is kept while the page of its device is open, and a while after. */
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
    if (!read) throw new Error('Nobody reads this parameter');
    const answer: unknown = await callWithTimeout(signal =>
      provider.call(read, { path: { id: deviceId }, signal }),
    );
    return { answer };
  },
  retry: false,
  gcTime: CACHE_TIME_MS,
});

/**
 * What a device answered when a parameter was read: asked only when a person asks, for a device behind a radio has better
 * things to do.
 */
export function useParameterQuery(deviceId: Identifier, read: OperationDescriptor | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<{
    readonly answer: unknown;
  }>({
    ...buildParameterQuery(provider, deviceId, read),
    enabled: false,
    staleTime: Infinity,
  });
  return {
    reading: data,
    error,
    isReading: isFetching,
    at: dataUpdatedAt,
    readAgain: () => void refetch(),
    /** The device said it by itself: it answers what it has after it was set. */
    take: (answer: unknown) => queryClient.setQueryData(getQueryKey(deviceId, read), { answer }),
  };
}

/** Reads several parameters of a device, one after the other: one radio carries the questions. */
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
      // An offline device does not answer the next call either.
      if (getErrorCode(error) === DEVICE_OFFLINE_CODE) return;
    }
  };
}
