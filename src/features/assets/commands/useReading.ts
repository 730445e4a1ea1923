import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { answerWithin } from '../../../resources/answerWithin.ts';

/** What is known of a parameter is kept while the page of its device is open, and a while after. */
const KEPT = 600_000;

const keyOf = (device: Identifier, read: OperationDescriptor | undefined) => [
  'deviceParameter',
  device,
  read?.id ?? null,
];

const question = (
  provider: ConsoleDataProvider,
  device: Identifier,
  read: OperationDescriptor | undefined,
) => ({
  queryKey: keyOf(device, read),
  queryFn: async () => {
    if (!read) throw new Error('Nobody reads this parameter');
    const answer: unknown = await answerWithin(signal =>
      provider.call(read, { path: { id: device }, signal }),
    );
    return { answer };
  },
  retry: false,
  gcTime: KEPT,
});

/**
 * What a device answered when a parameter was read: asked only when a person asks, for a device behind a radio has better
 * things to do.
 */
export function useReading(device: Identifier, read: OperationDescriptor | undefined) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<{
    readonly answer: unknown;
  }>({
    ...question(provider, device, read),
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
    take: (answer: unknown) => cache.setQueryData(keyOf(device, read), { answer }),
  };
}

/** The device is offline: it will not answer the next question either. */
const OFFLINE = 4;

/** Reads several parameters of a device, one after the other: one radio carries the questions. */
export function useReadAll(device: Identifier) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  return async (reads: readonly OperationDescriptor[]) => {
    for (const read of reads) {
      const error: unknown = await cache
        .query({ ...question(provider, device, read), staleTime: 0 })
        .then(
          () => undefined,
          each => each as unknown,
        );
      if ((error as { readonly code?: unknown } | undefined)?.code === OFFLINE) return;
    }
  };
}
