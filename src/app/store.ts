import { localStorageStore, type Store } from 'react-admin';

import type { Language } from '../i18n/language.ts';

const THEME = 'theme';

/**
 * What react-admin keeps in the browser. Signing out resets it, but the pinned theme belongs to
 * the person at the screen; and the language is kept by src/i18n, so that sign-in knows it too.
 */
export function consoleStore(language: Language): Store {
  const store = localStorageStore();
  store.setItem('locale', language);
  return {
    ...store,
    reset() {
      const theme: unknown = store.getItem(THEME);
      store.reset();
      if (theme !== undefined) store.setItem(THEME, theme);
    },
  };
}
