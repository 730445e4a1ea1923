import { formatErrorLine, redactSecrets } from './formatErrorLine.ts';

/** An error with its location. */
export interface ErrorReport {
  readonly error: unknown;
  /** React's component stack. */
  readonly stack?: string | undefined;
  /** The path of the URL, without the query. */
  readonly path: string;
}

/** Maximum number of stack lines. */
const MAX_STACK_LINES = 12;

/** Formats an error report as text: the error, the path, the browser, the components; without credentials. */
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
