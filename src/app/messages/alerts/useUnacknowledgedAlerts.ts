import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { ALERT_ARRIVALS_KEY } from '../../../data/alertArrivals.ts';
import { createStore } from '../../../domain/createStore.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useStore } from '../../../ui/useStore.ts';
import type { AlertRecord } from '../AlertRecord.ts';
import { alertStore } from './alertStore.ts';

/** The number of alerts that the list is read for first; {@link readMoreAlerts} doubles it. */
const FIRST_READ_COUNT = 100;
/** Every refresh reads as many again. */
const MAX_READ_COUNT = 1600;
/** While the alerts are shown, those that were acknowledged elsewhere leave after this time, in milliseconds. */
const REFRESH_INTERVAL_MS = 60_000;

/** Other changes of alerts invalidate it too. */
const QUERY_KEY = ['alerts', 'unacknowledged'];

/** The number of alerts that the list is read for. */
const readCount = createStore(FIRST_READ_COUNT);

/** Reads twice as many alerts into the message centre, up to a limit; the list of alerts has them all. @see ALERT-11 */
export const readMoreAlerts = (): void =>
  readCount.set(Math.min(readCount.get() * 2, MAX_READ_COUNT));

/** Whether {@link readMoreAlerts} reads more: it is not at its limit. */
export const useCanReadMore = (): boolean => useStore(readCount) < MAX_READ_COUNT;

/** Reads as many alerts as at first again. */
export const resetReadCount = (): void => readCount.set(FIRST_READ_COUNT);

/** Reads the newest unacknowledged alerts into the message centre: initially, after a change, and while they are shown. */
export function useUnacknowledgedAlerts(isShown: boolean) {
  const dataProvider = useDataProvider();
  const perPage = useStore(readCount);
  const zone = useSiteZone();
  return useQuery({
    queryKey: [...QUERY_KEY, perPage],
    refetchInterval: isShown && REFRESH_INTERVAL_MS,
    queryFn: async ({ signal }) => {
      const read = alertStore.beginRead();
      try {
        const { data, total = data.length } = await dataProvider.getList<AlertRecord>('alerts', {
          filter: { confirmed: { eq: false } },
          sort: { field: 'update_time', order: 'DESC' },
          pagination: { page: 1, perPage },
          signal,
        });
        read.finish(data, total, zone);
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
