import { useEffect, useState } from 'react';

const secondsSince = (began: number) => Math.floor((Date.now() - began) / 1000);

/** Whole seconds since a moment, in milliseconds; drawn again with each. */
export function useSeconds(began: number): number {
  const [seconds, setSeconds] = useState(() => secondsSince(began));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(began)), 1000);
    return () => clearInterval(timer);
  }, [began]);
  return seconds;
}
