import { Component, type ReactNode } from 'react';

import { translateSignIn } from '../features/session/signInMessages.ts';
import { getCurrentLanguage } from '../i18n/language.ts';

interface AppErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Catches errors of the console that no inner boundary can catch, including a failed load. */
export class AppErrorBoundary extends Component<
  AppErrorBoundaryProps,
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const translate = translateSignIn(getCurrentLanguage());
    return (
      <main className="loading loading-failed" role="alert">
        <p>{translate('signIn.console.failed')}</p>
        <button type="button" onClick={() => location.reload()}>
          {translate('signIn.console.retry')}
        </button>
      </main>
    );
  }
}
