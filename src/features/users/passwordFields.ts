import { validatePassword } from '../../domain/password.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { FieldRule, FormValues } from '../../resources/values/FormRules.ts';

/** The field that repeats the password, which no document has. It is never sent. */
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
 * Returns the rules of a new password and its repetition.
 *
 * @param getUsername returns the username: of a known user, or from the form
 */
export const passwordRules = (getUsername: (values: FormValues) => string) => ({
  password: ((password: string, values) =>
    validatePassword(password, getUsername(values))) satisfies FieldRule,
  repeat: ((repeat: string, { password }) =>
    repeat === password ? undefined : 'password.not.same') satisfies FieldRule,
});
