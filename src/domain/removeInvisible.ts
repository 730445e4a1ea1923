/** Characters without a glyph: marks of width and direction, and byte order marks. */
const INVISIBLE = /\p{Cf}/gu;

/** Removes the invisible characters that are pasted with ids, dates and numbers of other programs. */
export const removeInvisible = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '');

/** Text that needs no search for them. */
const ASCII = /^[\x20-\x7e]*$/u;
