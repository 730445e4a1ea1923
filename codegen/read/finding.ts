import type { Path } from './pointer.ts';

/** Something wrong at a place of the bundled document: a sentence with its remedy. */
export interface Finding {
  readonly at: Path;
  readonly message: string;
}
