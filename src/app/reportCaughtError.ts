import { formatErrorLine } from '../ui/formatErrorLine.ts';

/**
 * Tells of a part of the console that broke and was caught, in one line: what an error carries besides, such as the body of
 * an answer, belongs in no log.
 */
export const reportCaughtError = (error: unknown): void =>
  // eslint-disable-next-line no-console -- what is caught must not vanish: this line is all that a developer gets of it
  console.error(`A part of the console failed: ${formatErrorLine(error)}`);
