import { validatePassword } from '../../../domain/password.ts';
import type { ValidationMessageKey } from '../../../domain/validationError.ts';

export const PASSWORD_FIELDS = ['old', 'new', 'repeat'] as const;

/** The three fields of a changed password. */
export type PasswordFieldName = (typeof PASSWORD_FIELDS)[number];

export type PasswordValues = Readonly<Record<PasswordFieldName, string>>;

/**
 * Validates a change of the user's own password.
 *
 * @returns for each field the key of the first violated rule; undefined if valid
 * @see AUTH-09, VALID-01 to VALID-04
 */
export const validatePasswordChange = (
  values: PasswordValues,
  username: string,
): Readonly<Record<PasswordFieldName, ValidationMessageKey>> => ({
  old: values.old === '' ? 'no.empty' : undefined,
  new: validatePassword(values.new, username, values.old),
  repeat: values.repeat === values.new ? undefined : 'password.not.same',
});
