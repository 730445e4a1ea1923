import type { ValidationError, ValidationMessageKey } from './validationError.ts';

/**
 * Helpers for numbers as text. Digits are those of ASCII; blanks, a plus, an exponent, leading zeros of an integer and
 * "-0" are invalid, so that each number has exactly one valid text.
 *
 * @see VALID-15
 */
export const isDigits = (text: string): boolean => /^[0-9]+$/u.test(text);
export const isDigitsOrEmpty = (text: string): boolean => text === '' || isDigits(text);
export const isNonZeroInteger = (text: string): boolean => /^-?[1-9][0-9]*$/u.test(text);
export const isInteger = (text: string): boolean => text === '0' || isNonZeroInteger(text);
/** Whether a text is an integer, or one with a decimal point and digits; `-0.5` is valid too. */
export const isDecimal = (text: string): boolean =>
  isInteger(text) || /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u.test(text);

/** Converts a number, or a decimal as text, to a number; NaN for anything else. */
export function toNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  return isDecimal(value) ? Number(value) : NaN;
}

/** Whether a number, or a decimal as text, is within two inclusive bounds. */
export function isInRange(value: number | string, min: number, max: number): boolean {
  const number = toNumber(value);
  return number >= min && number <= max;
}

/** Validates a text of digits only. @see VALID-14 */
export const validateDigits = (text: string): ValidationMessageKey =>
  isDigits(text) ? undefined : 'validation.numbers';

/** Validates a count: an integer above 0. @see VALID-14 */
export function validatePositiveInteger(value: number | string): ValidationMessageKey {
  const number = toNumber(value);
  return Number.isInteger(number) && number > 0 ? undefined : 'validation.positive.integer';
}

/** Validates a number by its inclusive bounds. @see VALID-14 */
export const validateNumberRange = (
  value: number | string,
  { min, max }: { readonly min: number; readonly max: number },
): ValidationError | undefined =>
  isInRange(value, min, max)
    ? undefined
    : { key: 'validation.parameter.error', args: { min, max } };

/** Validates that a value is one of the allowed ones. @see VALID-14 */
export const validateInclusion = (
  value: unknown,
  allowed: readonly unknown[],
): ValidationMessageKey => (allowed.includes(value) ? undefined : 'validation.include');
