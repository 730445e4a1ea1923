import type { DataProvider, I18nProvider, Store } from 'react-admin';

import { loadSettings } from '../api/settings.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import { containsStyleOf } from '../data/dialects/containsStyle.ts';
import { createI18nProvider } from '../data/i18nProvider.ts';
import { resources } from '../generated/catalogue.ts';
import { currentLanguage } from '../i18n/language.ts';
import { needChunk } from '../ui/chunks.ts';
import { consoleStore } from './store.ts';
import { installTrustedTypes } from './trustedTypes.ts';

/** What the console needs before its first screen. */
export interface Prepared {
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
}

/**
 * Fetches the words, and closes the door for markup, before anything is drawn. The settings of the installation are not
 * waited for, each call waits for them itself; nor is what the platform configures: the language that it wants is
 * taken up when it is known.
 *
 * @see SHELL-08
 */
export async function prepare(): Promise<Prepared> {
  installTrustedTypes();
  const language = currentLanguage();
  return {
    dataProvider: createDataProvider({ resources, containsStyle }),
    i18nProvider: await needChunk(() => createI18nProvider(language)),
    store: consoleStore(language),
  };
}

const containsStyle = async () => containsStyleOf((await loadSettings()).containsStyle);
