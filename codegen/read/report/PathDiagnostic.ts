import type { PointerPath } from '../../jsonPointer.ts';

/** An error at a pointer of the bundled document: a sentence with its remedy. */
export interface PathDiagnostic {
  readonly at: PointerPath;
  readonly message: string;
}
