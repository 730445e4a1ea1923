import type { ValidationError, ValidationMessageKey } from './validationError.ts';

/**
 * The helpers for numbers that are text. Digits are those of ASCII; blanks, a plus, an exponent, leading zeros of an
 * integer and "-0" are none of a number, so that a text that passes is the only one for its number.
 *
 * @see VALID-15
 */
export const isDigits = (text: string): boolean => /^[0-9]+$/u.test(text);
export const isDigitsOrEmpty = (text: string): boolean => text === '' || isDigits(text);
export const isNonZeroInteger = (text: string): boolean => /^-?[1-9][0-9]*$/u.test(text);
export const isInteger = (text: string): boolean => text === '0' || isNonZeroInteger(text);
/** An integer, or one with a point and digits behind it; `-0.5` is one too. */
export const isDecimal = (text: string): boolean =>
  isInteger(text) || /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u.test(text);

/** A number, or a text that is a decimal, as a number; NaN for anything else. */
export function toNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  return isDecimal(value) ? Number(value) : NaN;
}

/** Whether a number, or a decimal as text, is within two bounds; both belong to it. */
export function isInRange(value: number | string, min: number, max: number): boolean {
  const number = toNumber(value);
  return number >= min && number <= max;
}

/** Judges a text that may only have digits. @see VALID-14 */
export const validateDigits = (text: string): ValidationMessageKey =>
  isDigits(text) ? undefined : 'validation.numbers';

/** Judges a number that counts something: whole and above 0. @see VALID-14 */
export function validatePositiveInteger(value: number | string): ValidationMessageKey {
  const number = toNumber(value);
  return Number.isInteger(number) && number > 0 ? undefined : 'validation.positive.integer';
}

/** Judges a number by its bounds, which belong to it. @see VALID-14 */
export const validateNumberRange = (
  value: number | string,
  { min, max }: { readonly min: number; readonly max: number },
): ValidationError | undefined =>
  isInRange(value, min, max)
    ? undefined
    : { key: 'validation.parameter.error', args: { min, max } };

/** Judges whether a value is one of those that are offered. @see VALID-14 */
export const validateInclusion = (
  value: unknown,
  allowed: readonly unknown[],
): ValidationMessageKey => (allowed.includes(value) ? undefined : 'validation.include');
