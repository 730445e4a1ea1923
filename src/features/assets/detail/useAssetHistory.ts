import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';

export type HistoryPoint = Awaited<ReturnType<typeof calls.core.getAssetHistory>>[number];
export type HistoryStep = NonNullable<
  Parameters<typeof calls.core.getAssetHistory>[0]['query']['step']
>;

export interface HistoryPeriod {
  /** Milliseconds since 1970 (UTC). */
  readonly from: number;
  readonly to: number;
  readonly step: HistoryStep;
}

/**
 * Reads the history of a device over a period.
 *
 * @param refetchIntervalMs the polling interval in milliseconds; absent: no polling
 */
export function useAssetHistory(
  id: string,
  period: HistoryPeriod | undefined,
  refetchIntervalMs?: number,
) {
  const { from = 0, to = 0, step = 'hour' } = period ?? {};
  return useQuery({
    // Below the query key of the devices, so that an operation on one invalidates it.
    queryKey: ['assets', 'history', id, from, to, step],
    queryFn: ({ signal }) =>
      calls.core.getAssetHistory({
        path: { id },
        query: { from: new Date(from).toISOString(), to: new Date(to).toISOString(), step },
        signal,
      }),
    enabled: period !== undefined && from < to,
    placeholderData: keepPreviousData,
    ...(refetchIntervalMs !== undefined && { refetchInterval: refetchIntervalMs }),
  });
}
