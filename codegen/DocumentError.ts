/** An error in a document, its location and the remedy. */
export interface Diagnostic {
  /** Relative to the project's root. */
  readonly file: string;
  /** From 1; absent when the location is unknown. */
  readonly line?: number;
  readonly message: string;
}

/**
 * Formats a diagnostic as editors and terminals link it.
 *
 * @example formatDiagnostic({ file: 'openapi/users.yaml', line: 120, message: 'no label' }) // 'openapi/users.yaml:120: no label'
 */
export const formatDiagnostic = ({ file, line, message }: Diagnostic): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${message}`;

/** The documents contain errors, so nothing can be generated. The message has one line per diagnostic. */
export class DocumentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.name = 'DocumentError';
    this.diagnostics = diagnostics;
  }
}
