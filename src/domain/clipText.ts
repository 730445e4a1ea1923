/**
 * Shortens a text that is too long for one line to its first characters, followed by …; whole characters only.
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

/** The maximum length of a name in a title, a breadcrumb or a tab. */
export const MAX_TITLE_LENGTH = 300;

/** The maximum length of a text in one line of a table, and in its tooltip. */
export const MAX_LINE_LENGTH = 1000;
