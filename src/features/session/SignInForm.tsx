import { type SubmitEvent, useEffect, useId, useState } from 'react';

import type { Language } from '../../i18n/language.ts';
import { CriticalGlyph } from '../../ui/icons/CriticalGlyph.tsx';
import { explainSignInError } from './explainSignInError.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';
import type { TranslateSignIn, SignInMessageKey } from './signInMessages.ts';

interface SignInFormProps {
  readonly language: Language;
  readonly translate: TranslateSignIn;
}

/** Username, password, one button. Enter submits; an error is announced, and the focus stays. */
export const SignInForm = ({ language, translate }: SignInFormProps) => {
  const errorId = useId();
  const { working, error, submit } = useSignIn();
  const [missingFieldKey, setMissingFieldKey] = useState<SignInMessageKey>();
  const signInError = useSignInError(error, language);
  const message = missingFieldKey ? translate(missingFieldKey) : signInError;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = readFields(event.currentTarget);
    const emptyInput = !username.value.trim() ? username : !password.value ? password : undefined;
    setMissingFieldKey(emptyInput && (`signIn.${emptyInput.name}.empty` as SignInMessageKey));
    if (emptyInput) emptyInput.focus();
    else void submit({ username: username.value.trim(), password: password.value });
  };

  const ariaProps = { 'aria-invalid': Boolean(message), 'aria-describedby': errorId };
  return (
    <form noValidate onSubmit={onSubmit}>
      <label className="signin-label" htmlFor="username">
        {translate('signIn.username')}
      </label>
      <div className="signin-field">
        <input
          id="username"
          name="username"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...ariaProps}
        />
      </div>
      <PasswordField translate={translate} ariaProps={ariaProps} />
      <p id={errorId} className="signin-error" role="alert">
        {message && (
          <>
            <CriticalGlyph />
            {message}
          </>
        )}
      </p>
      <button
        type="submit"
        className={working ? 'signin-submit signin-working' : 'signin-submit'}
        aria-busy={working}
      >
        {translate('signIn.submit')}
      </button>
    </form>
  );
};

function readFields(form: HTMLFormElement) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { username: field('username'), password: field('password') };
}

/** Returns the error message in the current language; its catalogue may have to load first. */
function useSignInError(error: unknown, language: Language): string | undefined {
  const [loaded, setLoaded] = useState<{ readonly error: unknown; readonly text: string }>();
  useEffect(() => {
    if (error === undefined) return undefined;
    let isCurrent = true;
    void explainSignInError(error, language).then(text => {
      if (isCurrent) setLoaded({ error, text });
    });
    return () => {
      isCurrent = false;
    };
  }, [error, language]);
  return error !== undefined && loaded?.error === error ? loaded.text : undefined;
}
