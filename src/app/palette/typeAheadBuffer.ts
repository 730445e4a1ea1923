import { useSyncExternalStore } from 'react';

/** What was typed after the palette was called and before it came: its file, or its first picture, may be on its way. */
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

/** Also what is typed while the palette is being drawn for the first time. */
export const useTypeAheadBuffer = (): string => useSyncExternalStore(subscribe, () => buffer);

/** The palette is called: nothing was typed for it yet. */
export const clearTypeAheadBuffer = (): void => setBuffer('');

/**
 * Keeps what a key would have written into the palette.
 *
 * @returns whether the key was one of writing
 */
export function appendTypeAhead(key: string): boolean {
  const isLetter = [...key].length === 1;
  if (isLetter) setBuffer(buffer + key);
  else if (key === 'Backspace') setBuffer([...buffer].slice(0, -1).join(''));
  return isLetter || key === 'Backspace';
}
