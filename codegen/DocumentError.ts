/** One thing that is wrong in a document, where it stands, and what to write instead. */
export interface Diagnostic {
  /** As a person would type it from the project's root. */
  readonly file: string;
  /** From 1; absent when the thing could not be found again in the text. */
  readonly line?: number;
  readonly message: string;
}

/** Tells a complaint as editors and terminals link it: `openapi/users.yaml:120: …`. */
export const formatDiagnostic = ({ file, line, message }: Diagnostic): string =>
  `${line === undefined ? file : `${file}:${line}`}: ${message}`;

/** Documents that cannot be generated from. Its message has one line for each complaint. */
export class DocumentError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.name = 'DocumentError';
    this.diagnostics = diagnostics;
  }
}
