import { countCharacters, type ValidationMessageKey } from './validationError.ts';

/** The maximum length of a specification, in characters. */
const MAX_LENGTH = 32;

/**
 * Validates a specification: letters, digits, underscores and hyphens, at most 32 of them. A space has a message of
 * its own, since it is easily missed.
 *
 * @see VALID-13
 */
export function validateSpecification(text: string): ValidationMessageKey {
  if (text === '') return 'no.empty';
  if (/\s/u.test(text)) return 'validation.underline.no.spaces';
  if (!/^[\w-]+$/u.test(text)) return 'validation.connect.underline.number.letter';
  return countCharacters(text) > MAX_LENGTH ? `validation.up.to.${MAX_LENGTH}` : undefined;
}
