import { useEffect, useState } from 'react';

import { MINUTE_MS } from '../domain/duration.ts';
import { getPlatformTime } from '../domain/platformClock.ts';

/**
 * Returns the time in milliseconds since 1970, updated at each full minute.
 *
 * @example formatTimeAgo(language, updatedAt, useNow())
 */
export function useNow(): number {
  const [now, setNow] = useState(() => getPlatformTime());
  useEffect(() => {
    const timer = setTimeout(() => setNow(getPlatformTime()), MINUTE_MS - (now % MINUTE_MS) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
