import type { Localization } from '@mui/material/locale';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import {
  languageNames,
  getAvailableLanguages,
  type Language,
  type LanguageConfiguration,
} from '../i18n/language.ts';
import { addLazyMessages, activateLazyMessages } from '../i18n/lazyMessages.ts';

export { withLazyMessages } from '../i18n/lazyMessages.ts';

/** The messages of a language: the console's, and those of MUI's components. */
export interface MessageCatalogue {
  readonly messages: TranslationMessages;
  readonly mui: Localization;
}

/** Each catalogue is a chunk of its own, loaded when its language is first shown. */
const CATALOGUE_LOADERS: Readonly<Record<Language, () => Promise<MessageCatalogue>>> = {
  en: () => import('../i18n/en/index.ts'),
  zh: () => import('../i18n/zh/index.ts'),
};

const loadedCatalogues = new Map<string, MessageCatalogue>();

/**
 * Loads the messages of a language, so that {@link getLoadedCatalogue} returns them.
 *
 * @example const { messages } = await loadCatalogue('zh');
 */
export async function loadCatalogue(language: Language): Promise<MessageCatalogue> {
  const [catalogue] = await Promise.all([
    CATALOGUE_LOADERS[language](),
    activateLazyMessages(language),
  ]);
  loadedCatalogues.set(language, catalogue);
  return catalogue;
}

/** Returns the messages of a language that is loaded. */
export const getLoadedCatalogue = (language: string): MessageCatalogue | undefined =>
  loadedCatalogues.get(language);

/**
 * Creates react-admin's i18nProvider with the messages of the first language loaded. Other languages load when they
 * are selected; the page is not reloaded.
 *
 * @param configuration determines which languages the switcher lists
 * @example
 * const i18nProvider = await createI18nProvider('en');
 * i18nProvider.translate('form.yes'); // 'Yes'
 *
 * @see I18N-01
 */
export async function createI18nProvider(
  language: Language,
  configuration?: LanguageConfiguration | null,
): Promise<I18nProvider> {
  const { messages } = await loadCatalogue(language);
  const locales = getAvailableLanguages(configuration).map(locale => ({
    locale,
    name: languageNames[locale],
  }));
  return addLazyMessages(
    polyglotI18nProvider(
      locale =>
        locale === language
          ? messages
          : loadCatalogue(locale as Language).then(catalogue => catalogue.messages),
      language,
      locales,
    ),
  );
}

/**
 * Creates an i18nProvider for a loaded language: a new object, so that its consumers render again.
 *
 * @param firstProvider supplies the list of languages
 * @example createProviderFor('zh', await loadCatalogue('zh'), i18nProvider).translate('form.yes') // '是'
 */
export const createProviderFor = (
  language: string,
  { messages }: MessageCatalogue,
  firstProvider: I18nProvider,
): I18nProvider => ({
  ...firstProvider,
  ...addLazyMessages(polyglotI18nProvider(() => messages, language, firstProvider.getLocales?.())),
});
