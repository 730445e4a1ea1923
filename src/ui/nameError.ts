/** As long as a session's token: no name, no id of a record and no word of a program is. */
const SECRET = /[A-Za-z0-9_-]{40,}/gu;

export const withoutSecrets = (text: string): string => text.replaceAll(SECRET, '…');

/** The name and the message of an error, in a line. */
export const nameError = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
