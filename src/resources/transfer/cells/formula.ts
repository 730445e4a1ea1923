/**
 * What a spreadsheet takes for the beginning of a formula: = + - @ and their full-width forms, also after blanks that it
 * skips, and the tab and line breaks that some cut a cell at.
 */
const FORMULA_START = /^'*(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff"]*[=+\-@＝＋－﹣﹢＠−])/u;

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

/** Whether a spreadsheet might calculate a text instead of showing it. A number is no formula. */
export const isFormula = (text: string): boolean =>
  FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);

/**
 * A text as a cell that no spreadsheet calculates: an apostrophe goes before what could be a formula.
 *
 * @see SEC-05
 */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** The text that was guarded; anything else is as it is. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell) && isFormula(cell.slice(1))
    ? cell.slice(1)
    : cell;
