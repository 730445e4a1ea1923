/** As long as a session's token: no name, no id of a record and no word of a program is. */
const SECRET_PATTERN = /[A-Za-z0-9_-]{40,}/gu;

export const redactSecrets = (text: string): string => text.replaceAll(SECRET_PATTERN, '…');

/** The name and the message of an error, in a line. */
export const formatErrorLine = (error: unknown): string =>
  redactSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
