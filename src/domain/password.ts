import { type Finding, lengthOf, type Verdict } from './verdict.ts';

const SHORTEST = 8;
const LONGEST = 16;

/** Every character is of exactly one class; whatever is no digit and no Latin letter is special. */
const CLASSES = {
  digit: /[0-9]/u,
  lower: /[a-z]/u,
  upper: /[A-Z]/u,
  special: /[^0-9A-Za-z]/u,
} as const;

/**
 * Judges a new password: 8 to 16 characters, none of them a space, of at least two classes (digit,
 * lower case, upper case, special), neither the username nor the old password.
 *
 * Characters are code points, as in JSON Schema: a Chinese character or an emoji counts as one,
 * and as special.
 *
 * @param oldPassword only when a password is changed by its owner
 * @returns the key of the first rule that is broken
 * @see spec A5 (VALID-01, VALID-02, VALID-03, VALID-04)
 */
export function judgePassword(password: string, username: string, oldPassword?: string): Verdict {
  const length = lengthOf(password);
  if (length < SHORTEST || length > LONGEST) return 'validation.eight.sixteen';
  if (password === username) return 'validation.password.not-equal-username';
  if (/\s/u.test(password) || countClasses(password) < 2) return 'validation.password.char';
  if (password === oldPassword) return 'validation.password.not-equal-oldpassword';
  return undefined;
}

const countClasses = (password: string) =>
  Object.values(CLASSES).filter(one => one.test(password)).length;

interface Bounds {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * Judges a password by the other rule: bounds that the caller chooses, no space, at least one Latin letter and one
 * digit. A device asks for it.
 *
 * @param bounds in characters (code points); both belong to it
 * @see spec A5 (VALID-05)
 */
export function judgeLetterDigitPassword(
  password: string,
  { shortest, longest }: Bounds,
): Finding | undefined {
  const count = lengthOf(password);
  if (count < shortest || count > longest)
    return { key: 'validation.password.length', args: { min: shortest, max: longest, count } };
  const isRight = /[A-Za-z]/u.test(password) && /[0-9]/u.test(password) && !/\s/u.test(password);
  return isRight ? undefined : { key: 'validation.password.letter.digit', args: {} };
}
