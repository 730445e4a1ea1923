import type { ValidationMessageKey } from './validationError.ts';

/**
 * Validates a device id, its serial number: 16 to 20 of A to Z, digits and underscores.
 *
 * @see VALID-06
 */
export const validateDeviceId = (id: string): ValidationMessageKey =>
  /^[A-Z0-9_]{16,20}$/u.test(id) ? undefined : 'validation.16.to.20.number.letter';

/**
 * Converts a typed device id to upper case. Only ASCII letters: those of another alphabet would become other letters
 * (a dotless ı an I), or more of them (ß two).
 *
 * @see VALID-06
 */
export const normalizeDeviceId = (typed: string): string =>
  typed.replace(/[a-z]+/gu, letters => letters.toUpperCase());
