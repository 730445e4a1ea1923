import './nowhere.css';

import { useSyncExternalStore } from 'react';

import { shell as english } from '../i18n/en/shell.ts';
import { currentLanguage } from '../i18n/language.ts';
import { shell as chinese } from '../i18n/zh/shell.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MarkTile } from '../ui/icons/Mark.tsx';
import { useDocumentLanguage } from '../ui/useDocumentLanguage.ts';
import { way } from './address.ts';

/** An address that the console does not have, for somebody who is not in it: it needs no console, and asks for none. */
export default function Nowhere() {
  const language = currentLanguage();
  const words = { en: english, zh: chinese }[language];
  const path = useSyncExternalStore(way.subscribe, () => location.pathname);
  const title = words['shell.notFound'];
  useDocumentLanguage(language);
  return (
    <div className="nowhere">
      <title>{`${title} · ${words['shell.product']}`}</title>
      <header className="nowhere-bar">
        <MarkTile />
        {words['shell.product']}
      </header>
      <main className="coming nowhere-sheet">
        <h1 className="spoken-only">{title}</h1>
        <EmptyState
          kind="noMatch"
          title={title}
          hint={words['shell.notFound.hint'].replace('%{path}', () => path)}
          action={
            <a className="nowhere-home" href="/">
              {words['shell.toHome']}
            </a>
          }
        />
      </main>
    </div>
  );
}
