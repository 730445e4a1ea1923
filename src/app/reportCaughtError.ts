import { formatErrorLine } from '../ui/formatErrorLine.ts';

/** Logs a caught error in one line: its other data, such as the body of a response, must not be logged. */
export const reportCaughtError = (error: unknown): void =>
  // oxlint-disable-next-line no-console -- what is caught must not vanish: this line is all that a developer gets of it
  console.error(`A part of the console failed: ${formatErrorLine(error)}`);
