/**
 * The first characters of a text that is too long for a place of one line, with … behind them; whole characters only.
 *
 * @param longest characters, as code units
 */
export function clipText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')}…`;
}

/** The longest name in a title, a breadcrumb or a tab: no screen has room for more. */
export const MAX_TITLE_LENGTH = 300;

/** The longest text in one line of a table, and in its tooltip. */
export const MAX_LINE_LENGTH = 1000;
