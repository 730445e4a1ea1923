/** The length of a session token; no name, record id or program identifier is as long. */
const SECRET_PATTERN = /[A-Za-z0-9_-]{40,}/gu;

export const redactSecrets = (text: string): string => text.replaceAll(SECRET_PATTERN, '…');

/** Returns the name and the message of an error in one line. */
export const formatErrorLine = (error: unknown): string =>
  redactSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
