import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { ALERT_ARRIVALS_KEY } from '../../../data/alertArrivals.ts';
import type { AlertRecord } from '../AlertRecord.ts';
import { alertStore } from './alertStore.ts';

/** The number of alerts from the list; the alarm screen has all of them. */
const MAX_ALERTS = 100;
/** While the alerts are shown, those that were acknowledged elsewhere leave after this time, in milliseconds. */
const REFRESH_INTERVAL_MS = 60_000;

/** Other changes of alerts invalidate it too. */
const QUERY_KEY = ['alerts', 'unacknowledged'];

/** Reads the newest unacknowledged alerts into the message centre: initially, after a change, and while they are shown. */
export function useUnacknowledgedAlerts(isShown: boolean) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: QUERY_KEY,
    refetchInterval: isShown && REFRESH_INTERVAL_MS,
    queryFn: async ({ signal }) => {
      const read = alertStore.beginRead();
      try {
        const { data, total = data.length } = await dataProvider.getList<AlertRecord>('alerts', {
          filter: { confirmed: { eq: false } },
          sort: { field: 'update_time', order: 'DESC' },
          pagination: { page: 1, perPage: MAX_ALERTS },
          signal,
        });
        read.finish(data, total);
        return total;
      } finally {
        read.cancel();
      }
    },
  });
}

/**
 * Returns a function that reads the alerts of the message centre again, and those that are new in a list: not the list
 * itself, whose rows stay under the pointer.
 */
export function useRereadAlerts(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [QUERY_KEY, ALERT_ARRIVALS_KEY])
      void queryClient.invalidateQueries({ queryKey });
  };
}
