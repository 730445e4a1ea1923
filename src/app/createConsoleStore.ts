import { localStorageStore, type Store } from 'react-admin';

import type { Language } from '../i18n/language.ts';
import { withMemoryFallback } from './withMemoryFallback.ts';

/**
 * Keys that persist after sign-out: the theme, which belongs to the device, and personal settings, whose keys
 * contain the user id.
 */
const PERSISTED_KEY_PREFIXES = ['theme', 'queries.', 'columns.', 'density.', 'mapView.', 'sounds.'];

/**
 * The browser store of react-admin. Signing out resets it except for the persisted keys; src/i18n persists the
 * language, so that the sign-in page has it too.
 */
export function createConsoleStore(language: Language): Store {
  const store = withMemoryFallback(localStorageStore());
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
