import { useEffect } from 'react';

import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';

/** The delay of the live alerts, in milliseconds: the first page loads before them. @see PERF-01 */
const START_DELAY_MS = 3000;

const isRequested = createStore(false);

/** Starts the live alerts at once, for a screen that shows them. */
export const requestLiveAlerts = (): void => isRequested.set(true);

/** Whether what is live has started: after the first page, for as long as the shell is mounted. */
export function useHasStarted(): boolean {
  useEffect(() => {
    const timer = setTimeout(requestLiveAlerts, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      isRequested.set(false);
    };
  }, []);
  return useStore(isRequested);
}
