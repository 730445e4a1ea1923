/** Something that broke, and where. */
export interface Failure {
  readonly error: unknown;
  /** React's: which component, in which. */
  readonly stack?: string | undefined;
  /** Of the address, without what is after its `?`. */
  readonly path: string;
}

/** As long as a session's token: no name, no id of a record and no word of a program is. */
const SECRET = /[A-Za-z0-9_-]{40,}/gu;

/** How much of a stack helps. */
const LINES = 12;

/** What an error says of itself, in a line. */
export const nameError = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** A failure as text to hand on: the error, the address, the browser, the components; nothing that lets somebody in. */
export function tellFailure({ error, stack = '', path }: Failure): string {
  const lines = stack.trim().split('\n').slice(0, LINES);
  const words = [nameError(error), path, navigator.userAgent, ...lines.map(line => line.trim())];
  return words
    .filter(Boolean)
    .map(line => withoutSecrets(line))
    .join('\n');
}

const withoutSecrets = (text: string) => text.replaceAll(SECRET, '…');
