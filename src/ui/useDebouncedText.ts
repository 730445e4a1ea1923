import { useEffect, useState } from 'react';

import { normalizeSearchText } from '../domain/removeInvisible.ts';

/** Milliseconds without a key press until text counts as settled. */
const DEBOUNCE_MS = 300;

/**
 * Debounces typed search text, without spaces around it and invisible characters, and returns whether it has settled: the platform receives one request per pause, not per
 * letter. An emptied box settles immediately, and so does the text on `settle`, for Enter.
 *
 * @example
 * const [keyword, isSettled, settle] = useDebouncedText(searchText);
 *
 * @see CALL-04
 */
export function useDebouncedText(
  typed: string,
): readonly [text: string, isSettled: boolean, settle: () => void] {
  const text = normalizeSearchText(typed);
  const [debounced, setDebounced] = useState(text);
  const isSettled = text === '' || text === debounced;
  useEffect(() => {
    if (text === debounced) return undefined;
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, debounced]);
  return [text === '' ? '' : debounced, isSettled, () => setDebounced(text)];
}
