import { type SubmitEvent, useEffect, useId, useState } from 'react';

import type { Language } from '../../i18n/language.ts';
import { loadChunk } from '../../ui/chunks.ts';
import { CriticalGlyph } from '../../ui/icons/CriticalGlyph.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSignIn } from './useSignIn.ts';
import { type Say, type SignInKey, wordsIn } from './words.ts';

interface SignInFormProps {
  readonly language: Language;
  readonly say: Say;
}

/** Username, password, one button. Enter submits; what went wrong is announced, and focus stays. */
export const SignInForm = ({ language, say }: SignInFormProps) => {
  const errorId = useId();
  const { working, error, submit } = useSignIn();
  const [missing, setMissing] = useState<SignInKey>();
  const refusal = useRefusal(error, language);
  const message = missing ? say(missing) : refusal;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = readFields(event.currentTarget);
    const empty = !username.value.trim() ? username : !password.value ? password : undefined;
    setMissing(empty && (`signIn.${empty.name}.empty` as SignInKey));
    if (empty) empty.focus();
    else void submit({ username: username.value.trim(), password: password.value });
  };

  const described = { 'aria-invalid': Boolean(message), 'aria-describedby': errorId };
  return (
    <form noValidate onSubmit={onSubmit} className="signin-form">
      <label className="signin-label" htmlFor="username">
        {say('signIn.username')}
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
          {...described}
        />
      </div>
      <PasswordField say={say} described={described} />
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
        {say('signIn.submit')}
      </button>
    </form>
  );
};

function readFields(form: HTMLFormElement) {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { username: field('username'), password: field('password') };
}

/** Why it failed is worked out by a module that nobody waits for who signs in at once. Without it, the line is down. */
const explain = (error: unknown, language: Language): Promise<string> =>
  loadChunk(async () => (await import('./refusal.ts')).explainRefusal(error, language)).catch(() =>
    wordsIn(language)('login.code.network'),
  );

/** The words for a refusal, in the language of now; they may have to be fetched. */
function useRefusal(error: unknown, language: Language): string | undefined {
  const [told, setTold] = useState<{ readonly error: unknown; readonly words: string }>();
  useEffect(() => {
    if (error === undefined) return undefined;
    let current = true;
    void explain(error, language).then(words => {
      if (current) setTold({ error, words });
    });
    return () => {
      current = false;
    };
  }, [error, language]);
  return error !== undefined && told?.error === error ? told.words : undefined;
}
