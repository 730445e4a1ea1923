import { createStore } from '../../domain/createStore.ts';
import { useStore } from '../../ui/useStore.ts';

/** Text typed between opening the palette and its first render, while its chunk loads. */
const bufferStore = createStore('');

/** Returns the buffered text, including keys typed during the first render of the palette. */
export const useTypeAheadBuffer = (): string => useStore(bufferStore);

/** Clears the buffer when the palette opens. */
export const clearTypeAheadBuffer = (): void => bufferStore.set('');

/**
 * Appends the character of a key to the buffer.
 *
 * @returns whether the key produces a character
 */
export function appendTypeAhead(key: string): boolean {
  const isLetter = [...key].length === 1;
  if (isLetter) bufferStore.set(bufferStore.get() + key);
  else if (key === 'Backspace') bufferStore.set([...bufferStore.get()].slice(0, -1).join(''));
  return isLetter || key === 'Backspace';
}
