import type { FieldValidationError } from './fieldValidationError.ts';

/** What is wrong with files that were taken. A file stays what it is, so nothing can be written on it. */
const fileErrors = new WeakMap<File, FieldValidationError>();

/** Keeps what is wrong with a file, for whoever judges the form that holds it. */
export function setFileValidationError(file: File, error: FieldValidationError | undefined): void {
  if (error) fileErrors.set(file, error);
}

/** What is wrong with a file, as it was judged when it was taken. */
export const getFileValidationError = (value: unknown): FieldValidationError | undefined =>
  value instanceof File ? fileErrors.get(value) : undefined;
