import { useRef } from 'react';

/** Milliseconds after which letters are no longer one word. */
const PAUSE = 500;

/** Puts together the letters that are typed in quick succession: given a key, says what was typed with it so far. */
export function useTyped(): (key: string) => string {
  const last = useRef({ words: '', at: 0 });
  return key => {
    const { words, at } = last.current;
    const now = performance.now();
    const isOne = now - at < PAUSE;
    last.current = { words: (isOne ? words : '') + (key.length === 1 ? key : ''), at: now };
    return last.current.words;
  };
}
