import type { PointerPath } from './jsonPointer.ts';

/** Something wrong at a place of the bundled document: a sentence with its remedy. */
export interface PathDiagnostic {
  readonly at: PointerPath;
  readonly message: string;
}
