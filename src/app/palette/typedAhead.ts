import { useSyncExternalStore } from 'react';

/** What was typed after the palette was called and before it came: its file, or its first picture, may be on its way. */
let ahead = '';
const listeners = new Set<() => void>();

function put(next: string): void {
  ahead = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also what is typed while the palette is being drawn for the first time. */
export const useTypedAhead = (): string => useSyncExternalStore(subscribe, () => ahead);

/** The palette is called: nothing was typed for it yet. */
export const forgetTypedAhead = (): void => put('');

/**
 * Keeps what a key would have written into the palette.
 *
 * @returns whether the key was one of writing
 */
export function typeAhead(key: string): boolean {
  const isLetter = [...key].length === 1;
  if (isLetter) put(ahead + key);
  else if (key === 'Backspace') put([...ahead].slice(0, -1).join(''));
  return isLetter || key === 'Backspace';
}
