import './password.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { type Part, PARTS } from './judgeChange.ts';
import { PasswordRow } from './PasswordRow.tsx';
import type { PasswordFormState } from './usePasswordForm.ts';

interface PasswordFormProps {
  readonly state: PasswordFormState;
  readonly username: string;
  readonly className?: string;
  /** Around the rows, e.g. the body of a dialog. */
  readonly frame?: (rows: ReactNode) => ReactNode;
  /** The buttons; one of them submits. */
  readonly children: ReactNode;
}

const labels: Readonly<Record<Part, string>> = {
  old: 'password.old',
  new: 'password.new',
  repeat: 'password.repeat',
};

/** The old password, the new one, and the new one again. */
export const PasswordForm = ({
  state,
  username,
  className = '',
  frame = rows => rows,
  children,
}: PasswordFormProps) => {
  const translate = useTranslate();
  const { typed, problemOf, failure, focusOn, isUnsaved, edit, submit } = state;
  const inputs = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  useEffect(() => inputs.current[focusOn.part]?.focus(), [focusOn]);
  useUnsaved(isUnsaved);
  const rows = (
    <div className="password-rows">
      {failure !== undefined && <Failure error={failure} />}
      {/* A manager of passwords keeps the new one under this name. */}
      <input className="password-owner" autoComplete="username" value={username} readOnly hidden />
      {PARTS.map(part => {
        const problem = problemOf(part);
        return (
          <PasswordRow
            key={part}
            inputRef={(input: HTMLInputElement | null) => {
              inputs.current[part] = input;
            }}
            label={translate(labels[part])}
            {...(part === 'new' && { hint: translate('password.hint') })}
            value={typed[part]}
            problem={problem && translate(problem)}
            autoComplete={part === 'old' ? 'current-password' : 'new-password'}
            onEdit={text => edit(part, text)}
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
      {frame(rows)}
      {children}
    </form>
  );
};

/** What has no field to stand at. Of a session that ended the sign-in page speaks. */
const Failure = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const { reason, remedy } = useFailureWords()(error);
  if ((error as { readonly status?: unknown }).status === 401) return null;
  return (
    <p className="password-failure" role="alert">
      <StateGlyph state="critical" size={16} />
      <span>
        {translate('action.failed', { act: translate('password.change'), reason })} {remedy}
      </span>
    </p>
  );
};
