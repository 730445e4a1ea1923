/** The number of digits that a number in a text is padded to. */
const PADDED_DIGITS = 10;

/** Pads the numbers in a text with zeros: compared by character codes, 9 comes before 10. */
export const toNaturalSortKey = (text: string): string =>
  text.replace(/\d+/g, digits => digits.padStart(PADDED_DIGITS, '0'));
