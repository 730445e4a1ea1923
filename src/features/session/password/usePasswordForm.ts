import { useRef, useState } from 'react';

import { ApiError } from '../../../api/ApiError.ts';
import { session } from '../../../api/session.ts';
import { calls } from '../../../data/calls.ts';
import { getErrorStatus } from '../../../domain/errorStatus.ts';
import {
  validatePasswordChange,
  type PasswordFieldName,
  PASSWORD_FIELDS,
  type PasswordValues,
} from './validatePasswordChange.ts';

/** The field to focus: the first one, then the rejected one. Each request is a new object. */
interface FocusRequest {
  readonly fieldName: PasswordFieldName;
}

const EMPTY_VALUES: PasswordValues = { old: '', new: '', repeat: '' };

/**
 * Whether the platform rejected the change, with any 4xx status: platforms differ in the status of a wrong old password.
 *
 * @see AUTH-09
 */
function isRejection(error: unknown): boolean {
  const status = getErrorStatus(error) ?? 0;
  return status >= 400 && status < 500;
}

/** A platform may reject passwords that were used before. */
const getNewPasswordErrorCode = (error: unknown) =>
  error instanceof ApiError
    ? error.details.find(({ path }) => path.endsWith('/newPassword'))?.code
    : undefined;

const messageKeyByCode: Readonly<Record<string, string>> = {
  notUsername: 'validation.password.not-equal-username',
  notOldPassword: 'validation.password.not-equal-oldpassword',
};

/**
 * The form that changes the user's own password. A field is validated after its first edit; a server error stays at
 * its field until the next edit. On success the session ends, and the console shows the sign-in page.
 *
 * @see AUTH-08, AUTH-09, AUTH-10
 */
export function usePasswordForm(username: string) {
  const [typed, setTyped] = useState(EMPTY_VALUES);
  const [editedFields, setEditedFields] = useState<Partial<Record<PasswordFieldName, true>>>({});
  const [serverErrors, setServerErrors] = useState<Partial<Record<PasswordFieldName, string>>>({});
  const [failure, setFailure] = useState<unknown>();
  const [focusOn, setFocusOn] = useState<FocusRequest>({ fieldName: 'old' });
  const [working, setWorking] = useState(false);
  const isSubmitting = useRef(false);

  const validationErrors = validatePasswordChange(typed, username);
  const isReady = PASSWORD_FIELDS.every(
    fieldName => typed[fieldName] !== '' && validationErrors[fieldName] === undefined,
  );

  const edit = (fieldName: PasswordFieldName, text: string) => {
    setTyped(previous => ({ ...previous, [fieldName]: text }));
    setEditedFields(previous => ({ ...previous, [fieldName]: true }));
    setServerErrors(previous => ({ ...previous, [fieldName]: undefined }));
    setFailure(undefined);
  };

  const showServerError = (fieldName: PasswordFieldName, key: string) => {
    setServerErrors({ [fieldName]: key });
    setFocusOn({ fieldName });
  };

  const handleError = (error: unknown) => {
    const errorCode = getNewPasswordErrorCode(error);
    if (errorCode !== undefined)
      showServerError('new', messageKeyByCode[errorCode] ?? 'validation.parameter.error');
    else if (isRejection(error)) showServerError('old', 'old.password.error');
    else setFailure(error);
  };

  const submit = async () => {
    if (!isReady || isSubmitting.current) return;
    isSubmitting.current = true;
    setWorking(true);
    setFailure(undefined);
    try {
      await calls.users.changePassword({
        body: { oldPassword: typed.old, newPassword: typed.new },
      });
      session.clear('password');
    } catch (error) {
      handleError(error);
    } finally {
      isSubmitting.current = false;
      setWorking(false);
    }
  };

  return {
    typed,
    /** Returns the message key of a field error; undefined before its first edit. */
    problemOf: (fieldName: PasswordFieldName) =>
      serverErrors[fieldName] ?? (editedFields[fieldName] && validationErrors[fieldName]),
    failure,
    focusOn,
    isReady,
    working,
    isUnsaved: () => PASSWORD_FIELDS.some(fieldName => typed[fieldName] !== ''),
    edit,
    submit,
  };
}

export type PasswordFormState = ReturnType<typeof usePasswordForm>;
