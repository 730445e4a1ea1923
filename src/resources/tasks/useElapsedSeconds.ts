import { useEffect, useState } from 'react';

import { getPlatformTime } from '../../domain/platformClock.ts';

const getSecondsSince = (startedAt: number) => Math.floor((getPlatformTime() - startedAt) / 1000);

/** Returns the whole seconds since a time in milliseconds; re-renders every second. */
export function useElapsedSeconds(startedAt: number): number {
  const [seconds, setSeconds] = useState(() => getSecondsSince(startedAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(getSecondsSince(startedAt)), 1000);
    return () => clearInterval(timer);
  }, [startedAt]);
  return seconds;
}
