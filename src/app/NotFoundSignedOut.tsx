import './notFoundSignedOut.css';

import { useSyncExternalStore } from 'react';

import { shell as english } from '../i18n/en/shell.ts';
import { getCurrentLanguage } from '../i18n/language.ts';
import { shell as chinese } from '../i18n/zh/shell.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LogoTile } from '../ui/icons/Logo.tsx';
import { useDocumentLanguage } from '../ui/useDocumentLanguage.ts';
import { entryRoute } from './entryRoute.ts';

/** The page of an unknown URL for a signed-out visitor: it neither needs nor loads the console. */
export default function NotFoundSignedOut() {
  const language = getCurrentLanguage();
  const messages = { en: english, zh: chinese }[language];
  const path = useSyncExternalStore(entryRoute.subscribe, () => location.pathname);
  const title = messages['shell.notFound'];
  useDocumentLanguage(language);
  return (
    <div>
      <title>{`${title} · ${messages['shell.product']}`}</title>
      <header className="not-found-bar">
        <LogoTile />
        {messages['shell.product']}
      </header>
      <main className="loading not-found-sheet">
        <h1 className="visually-hidden">{title}</h1>
        <EmptyState
          kind="noMatch"
          title={title}
          hint={messages['shell.notFound.hint'].replace('%{path}', () => path)}
          action={
            <a className="not-found-home" href="/">
              {messages['shell.toHome']}
            </a>
          }
        />
      </main>
    </div>
  );
}
