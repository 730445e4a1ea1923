import { useEffect, useId } from 'react';

import type { WatchedBox } from '../../api/live/LiveConnection.ts';
import { liveClient } from '../../api/live/sharedClient.ts';

/** Distinguishes the tabs of a browser, whose components have the same ids. */
const TAB_KEY = Math.random().toString(36).slice(2, 12);

/**
 * Requests the changes of the devices in a box of the map while the component is mounted; `useLiveUpdates` receives
 * them.
 *
 * @param box west, south, east and north, in degrees; undefined: none
 * @example useWatchedBox([120.19, 30.2, 120.22, 30.22]);
 * @see MAP-15
 */
export function useWatchedBox(box: WatchedBox | undefined): void {
  const key = `${TAB_KEY}-${useId()}`;
  const [west, south, east, north] = box ?? [];
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined;
    liveClient.watch(key, [west, south, east, north]);
    return () => liveClient.watch(key, null);
  }, [key, west, south, east, north]);
}
