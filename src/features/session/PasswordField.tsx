import { type KeyboardEvent, useState } from 'react';

import { DrawnIcon } from '../../ui/icons/Drawing.tsx';
import { entryDrawings } from '../../ui/icons/entryDrawings.ts';
import type { Say } from './words.ts';

interface PasswordFieldProps {
  readonly say: Say;
  readonly described: { readonly 'aria-invalid': boolean; readonly 'aria-describedby': string };
}

/** The password, hidden until the eye is pressed; of Caps Lock, which nobody sees in it, a line tells. */
export const PasswordField = ({ say, described }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <>
      <label className="signin-label" htmlFor="password">
        {say('signIn.password')}
      </label>
      <div className="signin-field">
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => setCaps(false)}
          {...described}
        />
        <button
          type="button"
          className={shown ? 'signin-eye signin-eye-shut' : 'signin-eye'}
          aria-label={say(shown ? 'signIn.password.hide' : 'signIn.password.show')}
          onClick={() => setShown(!shown)}
        >
          <DrawnIcon drawing={entryDrawings.eye} size={18} />
        </button>
      </div>
      <p className="signin-caps" role="status">
        {isCaps && say('signIn.capsLock')}
      </p>
    </>
  );
};
