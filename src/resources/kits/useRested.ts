import { useEffect, useState } from 'react';

/** A hand that has not typed for so many milliseconds rests. */
const REST = 300;

/**
 * What was typed, once the hand rests, and whether it does: the platform is asked for words, not for each letter of them.
 * A box that was emptied is at rest at once.
 */
export function useRested(typed: string): readonly [string, boolean] {
  const [rested, setRested] = useState(typed);
  const isResting = typed === '' || typed === rested;
  useEffect(() => {
    if (typed === rested) return undefined;
    const timer = setTimeout(() => setRested(typed), typed === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [typed, rested]);
  return [typed === '' ? '' : rested, isResting];
}
