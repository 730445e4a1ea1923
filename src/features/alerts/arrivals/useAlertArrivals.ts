import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';

import { ALERT_ARRIVALS_KEY } from '../../../data/alertArrivals.ts';
import { useRefreshOnAlerts } from '../../../data/live/useRefreshOnAlerts.ts';
import type { FilterValues } from '../../../schema/filter.ts';

/** The interval of the search for new alerts, in milliseconds, besides those that are pushed. */
const POLL_INTERVAL_MS = 10_000;

/** The maximum number of new alerts that are counted; beyond, "100+". */
export const MAX_COUNTED_ARRIVALS = 100;

/** The new alerts of a list that it does not show yet. */
export interface AlertArrivals {
  readonly count: number;
  /** When the platform last received a request, in milliseconds since 1970; 0 before the first response. */
  readonly updatedAt: number;
  /** Counts from now on. */
  readonly reset: () => void;
}

/**
 * Counts the alerts that match a filter and are not in the list, by their ids: neither a wrong clock of a device nor
 * one of the browser hides any.
 */
export function useAlertArrivals(filter: FilterValues): AlertArrivals {
  const provider = useDataProvider();
  const { data: rows } = useListContext<RaRecord>();
  const {
    data: latest,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: [...ALERT_ARRIVALS_KEY, filter],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getList<RaRecord>('alerts', {
        filter,
        sort: { field: 'update_time', order: 'DESC' },
        pagination: { page: 1, perPage: MAX_COUNTED_ARRIVALS },
        meta: { onlyKeys: true },
        signal,
      });
      return data.map(({ id }) => id);
    },
    refetchInterval: POLL_INTERVAL_MS,
    staleTime: POLL_INTERVAL_MS / 2,
  });
  useRefreshOnAlerts(() => void refetch());
  const [known, setKnown] = useState<ReadonlySet<RaRecord['id']>>();
  if (known === undefined && latest !== undefined) setKnown(new Set(latest));
  const shown = new Set(rows?.map(({ id }) => id));
  const count = (latest ?? []).filter(id => known?.has(id) === false && !shown.has(id)).length;
  return { count, updatedAt: dataUpdatedAt, reset: () => setKnown(new Set(latest)) };
}
