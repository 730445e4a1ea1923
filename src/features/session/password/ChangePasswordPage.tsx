import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { logOut } from '../../../data/logOut.ts';
import { useSession } from '../../../data/useSession.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { LogoTile } from '../../../ui/icons/Logo.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/**
 * /pwd-change: a user whose password an administrator set chooses a new one first. The only other action is logging
 * out.
 */
export default function ChangePasswordPage() {
  const translate = useTranslate();
  const username = useSession()?.username ?? '';
  const state = usePasswordForm(username);
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const handleLogOut = () => {
    setIsLoggingOut(true);
    void logOut();
  };
  return (
    <main className="password-page">
      <title>{`${translate('password.own')} · ${translate('shell.product')}`}</title>
      <div className="password-sheet">
        <p className="password-brand">
          <LogoTile isLarge />
          {translate('shell.product')}
        </p>
        <h1>{translate('password.own')}</h1>
        <p className="password-reason">{translate('password.own.reason', { username })}</p>
        <PasswordForm state={state} username={username}>
          <ActionButton
            kind="primary"
            size="large"
            type="submit"
            fullWidth
            disabled={!state.isReady && !state.working}
            disabledReason={translate('password.incomplete')}
            isPending={state.working}
          >
            {translate('password.change')}
          </ActionButton>
          <p className="password-next-step">{translate('password.nextStep')}</p>
        </PasswordForm>
        <ActionButton kind="auxiliary" isPending={isLoggingOut} onClick={handleLogOut}>
          {translate('shell.logout')}
        </ActionButton>
      </div>
    </main>
  );
}
