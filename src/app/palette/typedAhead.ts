/** What was typed after the palette was called and before it came: its file may be on its way. */
let ahead = '';

export const typedAhead = (): string => ahead;

/** Nothing was typed yet, or what was is in the palette now. */
export const forgetTypedAhead = (): void => {
  ahead = '';
};

/**
 * Keeps what a key would have written into the palette.
 *
 * @returns whether the key was one of writing
 */
export function typeAhead(key: string): boolean {
  const isLetter = [...key].length === 1;
  if (isLetter) ahead += key;
  else if (key === 'Backspace') ahead = [...ahead].slice(0, -1).join('');
  return isLetter || key === 'Backspace';
}
