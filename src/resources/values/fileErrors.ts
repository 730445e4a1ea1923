import type { FieldValidationError } from './fieldValidationError.ts';

/** The validation errors of selected files. A file is immutable, so its error is stored here. */
const fileErrors = new WeakMap<File, FieldValidationError>();

/** Stores the validation error of a file, for the validation of the form that contains it. */
export function setFileValidationError(file: File, error: FieldValidationError | undefined): void {
  if (error) fileErrors.set(file, error);
}

/** Returns the validation error that was stored when the file was selected. */
export const getFileValidationError = (value: unknown): FieldValidationError | undefined =>
  value instanceof File ? fileErrors.get(value) : undefined;
