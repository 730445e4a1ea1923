import { nameError, withoutSecrets } from './nameError.ts';

/** Something that broke, and where. */
export interface Failure {
  readonly error: unknown;
  /** React's: which component, in which. */
  readonly stack?: string | undefined;
  /** Of the address, without what is after its `?`. */
  readonly path: string;
}

/** How much of a stack helps. */
const LINES = 12;

/** A failure as text to hand on: the error, the address, the browser, the components; nothing that lets somebody in. */
export function tellFailure({ error, stack = '', path }: Failure): string {
  const lines = stack.trim().split('\n').slice(0, LINES);
  const words = [nameError(error), path, navigator.userAgent, ...lines.map(line => line.trim())];
  return words
    .filter(Boolean)
    .map(line => withoutSecrets(line))
    .join('\n');
}
