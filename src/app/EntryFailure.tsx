import { Component, type ReactNode } from 'react';

import { wordsIn } from '../features/session/words.ts';
import { currentLanguage } from '../i18n/language.ts';

interface EntryFailureProps {
  readonly children: ReactNode;
}

/** The console did not load, or broke where nothing inside it could catch it. */
export class EntryFailure extends Component<EntryFailureProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const say = wordsIn(currentLanguage());
    return (
      <main className="coming coming-failed" role="alert">
        <p>{say('signIn.console.failed')}</p>
        <button type="button" onClick={() => location.reload()}>
          {say('signIn.console.retry')}
        </button>
      </main>
    );
  }
}
