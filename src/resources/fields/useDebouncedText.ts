import { useEffect, useState } from 'react';

/** A hand that has not typed for so many milliseconds rests. */
const DEBOUNCE_MS = 300;

/**
 * What was typed, once the hand rests, and whether it does: the platform is asked for words, not for each letter of them.
 * A box that was emptied is at rest at once.
 */
export function useDebouncedText(text: string): readonly [string, boolean] {
  const [debounced, setDebounced] = useState(text);
  const isSettled = text === '' || text === debounced;
  useEffect(() => {
    if (text === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return [text === '' ? '' : debounced, isSettled];
}
