/** Characters without a glyph: marks of width and direction, and byte order marks. */
const INVISIBLE = /\p{Cf}/gu;

/** Removes the invisible characters that are pasted with ids, dates and numbers of other programs. */
export const removeInvisible = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '');

/** Text that needs no search for them. */
const ASCII = /^[\x20-\x7e]*$/u;

/** The full-width forms of Chinese keyboards. */
const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Returns text of ASCII as it was meant: without invisible characters, with plain letters and digits for full-width ones. */
export const toPlainCharacters = (typed: string): string =>
  removeInvisible(typed).replace(FULL_WIDTH, form =>
    String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET),
  );

/** Returns the part of a name that a typed or pasted search text means. */
export const normalizeSearchText = (typed: string): string => removeInvisible(typed).trim();
