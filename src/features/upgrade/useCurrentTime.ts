import { useEffect, useState } from 'react';

import { getPlatformTime } from '../../domain/platformClock.ts';

const UPDATE_INTERVAL_MS = 10_000;

/** Returns the time in milliseconds, updated every ten seconds. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(() => getPlatformTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(getPlatformTime()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
