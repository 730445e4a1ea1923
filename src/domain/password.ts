import {
  type ValidationError,
  countCharacters,
  type ValidationMessageKey,
} from './validationError.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 16;

/** Every character belongs to exactly one class; any other than a digit or a Latin letter is special. */
const CHARACTER_CLASSES = {
  digit: /[0-9]/u,
  lower: /[a-z]/u,
  upper: /[A-Z]/u,
  special: /[^0-9A-Za-z]/u,
} as const;

/**
 * Validates a new password: 8 to 16 characters, none of them a space, of at least two classes (digit, lower case,
 * upper case, special), neither the username nor the old password.
 *
 * Characters are code points, as in JSON Schema: a Chinese character or an emoji counts as one, and as special.
 *
 * @param oldPassword only when a password is changed by its owner
 * @returns the key of the first violated rule
 * @see VALID-01, VALID-02, VALID-03, VALID-04
 */
export function validatePassword(
  password: string,
  username: string,
  oldPassword?: string,
): ValidationMessageKey {
  const length = countCharacters(password);
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'validation.eight.sixteen';
  if (password === username) return 'validation.password.not-equal-username';
  if (/\s/u.test(password) || countClasses(password) < 2) return 'validation.password.char';
  if (password === oldPassword) return 'validation.password.not-equal-oldpassword';
  return undefined;
}

const countClasses = (password: string) =>
  Object.values(CHARACTER_CLASSES).filter(one => one.test(password)).length;

interface LengthBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

/**
 * Validates a password by the device rule: bounds that the caller chooses, no space, at least one Latin letter and one
 * digit.
 *
 * @param bounds in characters (code points), inclusive
 * @see VALID-05
 */
export function validateLetterDigitPassword(
  password: string,
  { minLength, maxLength }: LengthBounds,
): ValidationError | undefined {
  const count = countCharacters(password);
  if (count < minLength || count > maxLength)
    return { key: 'validation.password.length', args: { min: minLength, max: maxLength, count } };
  const isValid = /[A-Za-z]/u.test(password) && /[0-9]/u.test(password) && !/\s/u.test(password);
  return isValid ? undefined : { key: 'validation.password.letter.digit', args: {} };
}
