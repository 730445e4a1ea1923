import { useEffect, useState } from 'react';

import type { WatchedBox } from '../../api/live/LiveConnection.ts';
import { liveClient } from '../../api/live/sharedClient.ts';

/** Different keys in the tabs of a browser. */
const createKey = () => `box-${Math.random().toString(36).slice(2, 12)}`;

/**
 * Requests the changes of the devices in a box of the map while the component is mounted; `useLiveUpdates` receives
 * them.
 *
 * @param box undefined: none
 * @see MAP-15
 */
export function useWatchedBox(box: WatchedBox | undefined): void {
  const [key] = useState(createKey);
  const [west, south, east, north] = box ?? [];
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return undefined;
    liveClient.watch(key, [west, south, east, north]);
    return () => liveClient.watch(key, null);
  }, [key, west, south, east, north]);
}
