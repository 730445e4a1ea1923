import { type KeyboardEvent, useState } from 'react';

import { IconSvg } from '../../ui/icons/IconSvg.tsx';
import { signInIcons } from '../../ui/icons/signInIcons.ts';
import type { TranslateSignIn } from './signInMessages.ts';

interface PasswordFieldProps {
  readonly translate: TranslateSignIn;
  readonly ariaProps: { readonly 'aria-invalid': boolean; readonly 'aria-describedby': string };
}

/** The password, hidden until the eye is pressed; a line warns of Caps Lock, which a hidden input does not show. */
export const PasswordField = ({ translate, ariaProps }: PasswordFieldProps) => {
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const checkCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <>
      <label className="signin-label" htmlFor="password">
        {translate('signIn.password')}
      </label>
      <div className="signin-field">
        <input
          id="password"
          name="password"
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={checkCapsLock}
          onKeyUp={checkCapsLock}
          onBlur={() => setIsCapsLockOn(false)}
          {...ariaProps}
        />
        <button
          type="button"
          className={isVisible ? 'signin-eye signin-eye-shut' : 'signin-eye'}
          aria-label={translate(isVisible ? 'signIn.password.hide' : 'signIn.password.show')}
          onClick={() => setIsVisible(!isVisible)}
        >
          <IconSvg paths={signInIcons.eye} size={18} />
        </button>
      </div>
      <p className="signin-caps" role="status">
        {isCapsLockOn && translate('signIn.capsLock')}
      </p>
    </>
  );
};
