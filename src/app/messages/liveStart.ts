import { useEffect } from 'react';

import { hasSockets } from '../../api/live/hasSockets.ts';
import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';
import { hasAlerts } from './notificationTab.ts';

/** The delay of the live alerts, in milliseconds: the first page loads before them. @see PERF-01 */
const START_DELAY_MS = 3000;

const isRequested = createStore(false);

/** Starts the live alerts at once, for a screen that shows them. */
export const requestLiveAlerts = (): void => isRequested.set(true);

/** Whether the live alerts have started: after the first page, for as long as the shell is mounted. */
export function useIsLive(): boolean {
  useEffect(() => {
    const timer = setTimeout(requestLiveAlerts, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      isRequested.set(false);
    };
  }, []);
  return useStore(isRequested) && hasAlerts && hasSockets();
}
