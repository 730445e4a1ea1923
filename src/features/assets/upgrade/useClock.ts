import { useEffect, useState } from 'react';

const OFTEN = 10_000;

/** The time in milliseconds, told anew every ten seconds. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), OFTEN);
    return () => clearInterval(timer);
  }, []);
  return now;
}
