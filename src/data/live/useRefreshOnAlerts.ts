import { useEffect, useRef } from 'react';

import { useLiveUpdates } from './useLiveUpdates.ts';

/** Pushed alerts that follow within this time, in milliseconds, are read together. */
const PUSH_INTERVAL_MS = 1000;

/**
 * Calls a function when alerts are pushed, once for those of a second.
 *
 * @example useRefreshOnAlerts(() => void refetch());
 */
export function useRefreshOnAlerts(refresh: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveUpdates({
    onAlerts: () => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        refresh();
      }, PUSH_INTERVAL_MS);
    },
  });
}
