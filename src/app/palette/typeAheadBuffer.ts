import { useSyncExternalStore } from 'react';

/** Text typed between opening the palette and its first render, while its chunk loads. */
let buffer = '';
const listeners = new Set<() => void>();

function setBuffer(nextBuffer: string): void {
  buffer = nextBuffer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the buffered text, including keys typed during the first render of the palette. */
export const useTypeAheadBuffer = (): string => useSyncExternalStore(subscribe, () => buffer);

/** Clears the buffer when the palette opens. */
export const clearTypeAheadBuffer = (): void => setBuffer('');

/**
 * Appends the character of a key to the buffer.
 *
 * @returns whether the key produces a character
 */
export function appendTypeAhead(key: string): boolean {
  const isLetter = [...key].length === 1;
  if (isLetter) setBuffer(buffer + key);
  else if (key === 'Backspace') setBuffer([...buffer].slice(0, -1).join(''));
  return isLetter || key === 'Backspace';
}
