import type { DataProvider, I18nProvider, Store } from 'react-admin';

import { loadSettings } from '../api/settings.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import { parseContainsStyle } from '../data/dialects/containsStyle.ts';
import { createI18nProvider } from '../data/i18nProvider.ts';
import { resources } from '../generated/catalogue.ts';
import { getCurrentLanguage } from '../i18n/language.ts';
import { loadChunkOrReload } from '../ui/chunkLoader.ts';
import { createConsoleStore } from './createConsoleStore.ts';
import { installTrustedTypes } from './installTrustedTypes.ts';

/** The prerequisites of the first screen. */
export interface PreparedConsole {
  readonly dataProvider: DataProvider;
  readonly i18nProvider: I18nProvider;
  readonly store: Store;
}

/**
 * Loads the messages and installs the markup policy before the first render. It waits neither for the site settings,
 * which each call awaits itself, nor for the platform configuration, whose language applies once it is known.
 *
 * @see SHELL-08
 */
export async function prepareConsole(): Promise<PreparedConsole> {
  installTrustedTypes();
  const language = getCurrentLanguage();
  return {
    dataProvider: createDataProvider({ resources, containsStyle }),
    i18nProvider: await loadChunkOrReload(() => createI18nProvider(language)),
    store: createConsoleStore(language),
  };
}

const containsStyle = async () => parseContainsStyle((await loadSettings()).containsStyle);
