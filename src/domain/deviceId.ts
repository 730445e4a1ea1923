import { toPlainCharacters } from './removeInvisible.ts';
import type { ValidationMessageKey } from './validationError.ts';

/**
 * Validates a device id, its serial number: 16 to 20 of A to Z, digits and underscores.
 *
 * @see VALID-06
 */
export const validateDeviceId = (id: string): ValidationMessageKey =>
  /^[A-Z0-9_]{16,20}$/u.test(id) ? undefined : 'validation.16.to.20.number.letter';

/**
 * Converts a typed or pasted device id to its stored form: in upper case, without invisible characters, in plain
 * letters and digits instead of full-width ones. Only ASCII letters are capitalized: those of another alphabet would
 * become other letters (a dotless ı an I), or more of them (ß two).
 *
 * @see VALID-06
 */
export const normalizeDeviceId = (typed: string): string =>
  toPlainCharacters(typed).replace(/[a-z]+/gu, letters => letters.toUpperCase());
