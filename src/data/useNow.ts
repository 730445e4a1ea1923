import { useEffect, useState } from 'react';

import { MINUTE_MS } from '../domain/duration.ts';

/**
 * Returns the time in milliseconds since 1970, updated at each full minute.
 *
 * @example formatTimeAgo(language, updatedAt, useNow())
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS) + 20);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
