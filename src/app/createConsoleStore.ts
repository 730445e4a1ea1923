import { localStorageStore, type Store } from 'react-admin';

import type { Language } from '../i18n/language.ts';

/**
 * What stays when somebody signs out: the theme, which belongs to the person at the screen, and what people have
 * arranged for themselves, under keys that name the person.
 */
const PERSISTED_KEY_PREFIXES = ['theme', 'queries.', 'columns.', 'density.'];

/**
 * What react-admin keeps in the browser. Signing out resets it, but for what stays; the language is kept by src/i18n,
 * so that sign-in knows it too.
 */
export function createConsoleStore(language: Language): Store {
  const store = localStorageStore();
  store.setItem('locale', language);
  return {
    ...store,
    reset() {
      const persistedItems = PERSISTED_KEY_PREFIXES.flatMap(key =>
        Object.entries(store.listItems?.(key) ?? {}),
      );
      store.reset();
      persistedItems.forEach(([key, value]) => store.setItem(key, value));
    },
  };
}
