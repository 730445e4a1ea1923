import type { ValidationMessageKey } from './validationError.ts';

const LOCAL_PART = /^[A-Za-z0-9\p{Script=Han}]+$/u;
const LABEL =
  /^[A-Za-z0-9\p{Script=Han}](?:[A-Za-z0-9\p{Script=Han}-]*[A-Za-z0-9\p{Script=Han}])?$/u;
const TOP_LEVEL_DOMAIN = /^(?:[A-Za-z]{2,}|\p{Script=Han}{2,})$/u;

/** The maximum length of an e-mail address. */
const MAX_LENGTH = 254;

/**
 * Validates an e-mail address: letters, digits or Chinese characters, then @ and a domain of two labels or more.
 *
 * @see VALID-11
 */
export function validateEmail(email: string): ValidationMessageKey {
  const [localPart = '', domain = '', ...rest] = email.split('@');
  const labels = domain.split('.');
  const isValid =
    email.length <= MAX_LENGTH &&
    rest.length === 0 &&
    LOCAL_PART.test(localPart) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(labels.at(-1) ?? '');
  return isValid ? undefined : 'validation.email.wrong';
}
