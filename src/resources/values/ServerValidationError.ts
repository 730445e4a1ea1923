import type { FieldValidationError } from './fieldValidationError.ts';

/** A value that the platform rejected: its field path in the form, and the broken rule. */
export interface ServerValidationError {
  readonly name: string;
  readonly code: string;
  /** The message of the platform. */
  readonly message?: string;
  /** The error of the field's rule, which is more specific. */
  readonly validationError?: FieldValidationError;
}
