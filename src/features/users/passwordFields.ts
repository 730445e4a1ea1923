import { validatePassword } from '../../domain/password.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { FieldRule, FormValues } from '../../resources/form/FormRules.ts';

/** The field that no document has: the password once more. It is never sent. */
export const repeatField: FieldDescriptor = {
  source: 'repeat',
  kind: 'password',
  label: { en: 'Repeat password', zh: '确认密码' },
  required: true,
  readOnly: false,
  writeOnly: true,
  nullable: false,
  sortable: false,
  filter: [],
};

/**
 * The rules of a new password and its repetition.
 *
 * @param getUsername whose password it is: a known user, or the one in the form
 */
export const passwordRules = (getUsername: (values: FormValues) => string) => ({
  password: ((password: string, values) =>
    validatePassword(password, getUsername(values))) satisfies FieldRule,
  repeat: ((repeat: string, { password }) =>
    repeat === password ? undefined : 'password.not.same') satisfies FieldRule,
});
