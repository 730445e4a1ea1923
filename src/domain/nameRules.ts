import { countCharacters, type ValidationMessageKey } from './validationError.ts';

/** The maximum name lengths with a message of their own: 20 characters by default, 32 for a serial name. */
type MaxNameLength = 20 | 32;

interface NameRule {
  /** Inner spaces are allowed. */
  readonly allowsSpaces: boolean;
  readonly maxLength?: MaxNameLength;
}

const ALPHABETS = { bare: /^[\w\p{Script=Han}]*$/u, spaced: /^[\w \p{Script=Han}]*$/u } as const;

/** An underscore or a space at either end is easily missed when the name is typed again. */
const OUTER_UNDERSCORE_OR_SPACE = /^[_ ]|[_ ]$/u;

/**
 * Validates a name: letters, digits, underscores and Chinese characters, optionally inner spaces, no underscore at
 * either end. Letters and digits are those of ASCII: a full-width one looks the same and is another name.
 *
 * @returns the key of the first violated rule: its characters, then its length in code points
 * @see VALID-07
 */
export function validateName(
  name: string,
  { allowsSpaces, maxLength = 20 }: NameRule,
): ValidationMessageKey {
  if (name === '') return 'no.empty';
  if (
    !ALPHABETS[allowsSpaces ? 'spaced' : 'bare'].test(name) ||
    OUTER_UNDERSCORE_OR_SPACE.test(name)
  )
    return allowsSpaces ? 'validation.number.space.chinese' : 'validation.number.chinese';
  return countCharacters(name) > maxLength ? `validation.up.to.${maxLength}` : undefined;
}

/** Validates a username: a name without spaces of at most 20 characters. @see VALID-07 */
export const validateUsername = (name: string): ValidationMessageKey =>
  validateName(name, { allowsSpaces: false });

/** Validates the first or last name of a user: inner spaces are allowed. @see VALID-07 */
export const validatePersonName = (name: string): ValidationMessageKey =>
  validateName(name, { allowsSpaces: true });

/** Validates a serial name, e.g. of a domain: inner spaces allowed, at most 32 characters. @see VALID-07 */
export const validateSerialName = (name: string): ValidationMessageKey =>
  validateName(name, { allowsSpaces: true, maxLength: 32 });
