import { countCharacters, type ValidationMessageKey } from './validationError.ts';

/** Characters that end a path, a file name or a tag; and invisible ones: control and format characters. */
const FORBIDDEN_CHARACTERS = /[/\\:*?%"<>|\p{Cc}\p{Cf}]/u;
const OUTER_SPACE = /^\s|\s$/u;

/**
 * Validates the name of a device: 2 to 32 characters (code points), no space of any width at either end, none of / \ :
 * * ? % " < > | and no invisible character.
 *
 * @see VALID-08
 */
export function validateDeviceName(name: string): ValidationMessageKey {
  if (name === '') return 'no.empty';
  if (FORBIDDEN_CHARACTERS.test(name) || OUTER_SPACE.test(name)) return 'validation.name.character';
  const length = countCharacters(name);
  return length < 2 || length > 32 ? 'validation.name.len' : undefined;
}
