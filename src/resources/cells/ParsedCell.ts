import type { FieldValidationError } from '../values/fieldValidationError.ts';

/** The result of parsing a cell: a value, or an error. */
export type ParsedCell =
  | { readonly value: unknown }
  | { readonly error: FieldValidationError; readonly value?: undefined };
