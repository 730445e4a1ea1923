import { isSignedOut } from '../../../domain/errorStatus.ts';
import './password.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { useDescribeError } from '../../../resources/failures/useDescribeError.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { type PasswordFieldName, PASSWORD_FIELDS } from './validatePasswordChange.ts';
import { PasswordTextField } from './PasswordTextField.tsx';
import type { PasswordFormState } from './usePasswordForm.ts';

interface PasswordFormProps {
  readonly state: PasswordFormState;
  readonly username: string;
  readonly className?: string;
  /** Wraps the rows, e.g. in the body of a dialog. */
  readonly renderFrame?: (rows: ReactNode) => ReactNode;
  /** The buttons; one of them submits. */
  readonly children: ReactNode;
}

const labelKeyByField: Readonly<Record<PasswordFieldName, string>> = {
  old: 'password.old',
  new: 'password.new',
  repeat: 'password.repeat',
};

/** The old password, the new one, and the new one again. */
export const PasswordForm = ({
  state,
  username,
  className = '',
  renderFrame = rows => rows,
  children,
}: PasswordFormProps) => {
  const translate = useTranslate();
  const { typed, problemOf, failure, focusOn, isUnsaved, edit, submit } = state;
  const inputs = useRef<Partial<Record<PasswordFieldName, HTMLInputElement | null>>>({});
  useEffect(() => inputs.current[focusOn.fieldName]?.focus(), [focusOn]);
  useUnsavedForm(isUnsaved);
  const rows = (
    <div className="password-rows">
      {failure !== undefined && <PasswordChangeError error={failure} />}
      {/* A password manager saves the new password under this username. */}
      <input autoComplete="username" value={username} readOnly hidden />
      {PASSWORD_FIELDS.map(fieldName => {
        const errorKey = problemOf(fieldName);
        return (
          <PasswordTextField
            key={fieldName}
            inputRef={(input: HTMLInputElement | null) => {
              inputs.current[fieldName] = input;
            }}
            label={translate(labelKeyByField[fieldName])}
            {...(fieldName === 'new' && { hint: translate('password.hint') })}
            value={typed[fieldName]}
            errorMessage={errorKey && translate(errorKey)}
            autoComplete={fieldName === 'old' ? 'current-password' : 'new-password'}
            onChange={text => edit(fieldName, text)}
          />
        );
      })}
    </div>
  );
  return (
    <form
      noValidate
      className={`password-form ${className}`}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {renderFrame(rows)}
      {children}
    </form>
  );
};

/** An error without a field. The sign-in page reports an ended session. */
const PasswordChangeError = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const { reason, remedy } = useDescribeError()(error);
  if (isSignedOut(error)) return null;
  return (
    <p className="password-failure" role="alert">
      <StateGlyph state="critical" size={16} />
      <span>
        {translate('action.failed', { action: translate('password.change'), reason })} {remedy}
      </span>
    </p>
  );
};
