import { useRef } from 'react';

/** Milliseconds after which typed letters start a new search text. */
const PAUSE_MS = 500;

/** Collects letters typed in quick succession: returns a function that maps a key to the text typed so far. */
export function useTypeahead(): (key: string) => string {
  const last = useRef({ text: '', typedAt: 0 });
  return key => {
    const { text, typedAt } = last.current;
    const now = performance.now();
    const isSameWord = now - typedAt < PAUSE_MS;
    last.current = { text: (isSameWord ? text : '') + (key.length === 1 ? key : ''), typedAt: now };
    return last.current.text;
  };
}
