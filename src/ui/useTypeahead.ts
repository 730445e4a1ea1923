import { useRef } from 'react';

/** Milliseconds after which letters are no longer one word. */
const PAUSE_MS = 500;

/** Puts together the letters that are typed in quick succession: given a key, says what was typed with it so far. */
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
