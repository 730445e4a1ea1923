/**
 * The start of a formula in spreadsheets: = + - @ and their full-width forms, also after blanks that they skip, and
 * after a tab or line break, at which some split a cell.
 */
const FORMULA_START = /^'*(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff"]*[=+\-@＝＋－﹣﹢＠−])/u;

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

/** Whether a spreadsheet might evaluate a text instead of showing it. A number is no formula. */
export const isFormula = (text: string): boolean =>
  FORMULA_START.test(text) && !PLAIN_NUMBER.test(text);

/**
 * Escapes a text so that no spreadsheet evaluates it: a possible formula gets a leading apostrophe.
 *
 * @see SEC-05
 */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/**
 * Returns the text that {@link escapeFormula} escaped; any other text unchanged.
 *
 * @example unescapeFormula("'=A1+A2") // '=A1+A2'
 */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell) && isFormula(cell.slice(1))
    ? cell.slice(1)
    : cell;
