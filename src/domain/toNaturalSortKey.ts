/** Digits that a number in a text is padded to. */
const PADDED_DIGITS = 10;

/** A text with its numbers padded with zeros: compared by the codes of the characters, 9 comes before 10. */
export const toNaturalSortKey = (text: string): string =>
  text.replace(/\d+/g, digits => digits.padStart(PADDED_DIGITS, '0'));
