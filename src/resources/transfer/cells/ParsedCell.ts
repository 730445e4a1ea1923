import type { FieldValidationError } from '../../form/fieldValidationError.ts';

/** What a cell says: a value, or why it says none. */
export type ParsedCell =
  | { readonly value: unknown }
  | { readonly error: FieldValidationError; readonly value?: undefined };
