/** Digits that a number in a text is padded to. */
const DIGITS = 10;

/** A text with its numbers padded with zeros: compared by the codes of the characters, 9 comes before 10. */
export const naturalKeyOf = (text: string): string =>
  text.replace(/\d+/g, digits => digits.padStart(DIGITS, '0'));
