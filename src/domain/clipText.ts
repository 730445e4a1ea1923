/**
 * The first characters of a text that is too long for a place of one line, with … behind them; whole characters only.
 *
 * @param maxLength characters, as code units
 */
export function clipText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')}…`;
}

/** The longest name in a title, a breadcrumb or a tab: no screen has room for more. */
export const MAX_TITLE_LENGTH = 300;

/** The longest text in one line of a table, and in its tooltip. */
export const MAX_LINE_LENGTH = 1000;
