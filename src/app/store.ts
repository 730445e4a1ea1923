import { localStorageStore, type Store } from 'react-admin';

import type { Language } from '../i18n/language.ts';

/**
 * What stays when somebody signs out: the theme, which belongs to the person at the screen, and what people have
 * arranged for themselves, under keys that name the person.
 */
const STAYS = ['theme', 'queries.', 'columns.', 'density.'];

/**
 * What react-admin keeps in the browser. Signing out resets it, but for what stays; the language is kept by src/i18n,
 * so that sign-in knows it too.
 */
export function consoleStore(language: Language): Store {
  const store = localStorageStore();
  store.setItem('locale', language);
  return {
    ...store,
    reset() {
      const kept = STAYS.flatMap(key => Object.entries(store.listItems?.(key) ?? {}));
      store.reset();
      kept.forEach(([key, value]) => store.setItem(key, value));
    },
  };
}
