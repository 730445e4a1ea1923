import { formatErrorLine, redactSecrets } from './formatErrorLine.ts';

/** Something that broke, and where. */
export interface ErrorReport {
  readonly error: unknown;
  /** React's: which component, in which. */
  readonly stack?: string | undefined;
  /** Of the address, without what is after its `?`. */
  readonly path: string;
}

/** How much of a stack helps. */
const MAX_STACK_LINES = 12;

/** A failure as text to hand on: the error, the address, the browser, the components; nothing that lets somebody in. */
export function formatErrorReport({ error, stack = '', path }: ErrorReport): string {
  const lines = stack.trim().split('\n').slice(0, MAX_STACK_LINES);
  const reportLines = [
    formatErrorLine(error),
    path,
    navigator.userAgent,
    ...lines.map(line => line.trim()),
  ];
  return reportLines
    .filter(Boolean)
    .map(line => redactSecrets(line))
    .join('\n');
}
