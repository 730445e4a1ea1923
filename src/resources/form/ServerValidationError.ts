import type { FieldValidationError } from './fieldValidationError.ts';

/** A value that the platform refused: its place in the form, and the rule that it breaks. */
export interface ServerValidationError {
  readonly name: string;
  readonly code: string;
  /** What the platform says of it in its own words. */
  readonly message?: string;
  /** What the rule of its field says, which knows better. */
  readonly validationError?: FieldValidationError;
}
