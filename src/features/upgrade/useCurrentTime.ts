import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 10_000;

/** Returns the time in milliseconds, updated every ten seconds. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
