import type { DataProvider, I18nProvider, Store } from 'react-admin';

import { loadSettings } from '../api/settings.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import { containsStyleOf } from '../data/dialects/containsStyle.ts';
import { createI18nProvider } from '../data/i18nProvider.ts';
import { resources } from '../generated/catalogue.ts';
import { currentLanguage } from '../i18n/language.ts';
import { consoleStore } from './store.ts';
import { installTrustedTypes } from './trustedTypes.ts';

/** What the console needs before its first screen. */
export interface Prepared {
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
}

/**
 * Reads the settings and the words, and closes the door for markup, before anything is drawn. What the platform
 * configures is not waited for: the language that it wants is taken up when it is known.
 */
export async function prepare(): Promise<Prepared> {
  installTrustedTypes();
  const language = currentLanguage();
  const [{ containsStyle }, i18nProvider] = await Promise.all([
    loadSettings(),
    createI18nProvider(language),
  ]);
  return {
    dataProvider: createDataProvider({ resources, containsStyle: containsStyleOf(containsStyle) }),
    i18nProvider,
    store: consoleStore(language),
  };
}
