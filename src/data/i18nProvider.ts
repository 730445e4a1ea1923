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

/** All that a language has to say: our messages, and the words of MUI's own parts. */
export interface MessageCatalogue {
  readonly messages: TranslationMessages;
  readonly mui: Localization;
}

/** Each catalogue is a download of its own, made when its language is first shown. */
const CATALOGUE_LOADERS: Readonly<Record<Language, () => Promise<MessageCatalogue>>> = {
  en: () => import('../i18n/en/index.ts'),
  zh: () => import('../i18n/zh/index.ts'),
};

const loadedCatalogues = new Map<string, MessageCatalogue>();

/** Fetches the words of a language, so that {@link getLoadedCatalogue} has them. */
export async function loadCatalogue(language: Language): Promise<MessageCatalogue> {
  const [catalogue] = await Promise.all([
    CATALOGUE_LOADERS[language](),
    activateLazyMessages(language),
  ]);
  loadedCatalogues.set(language, catalogue);
  return catalogue;
}

/** The words of a language that has been fetched. */
export const getLoadedCatalogue = (language: string): MessageCatalogue | undefined =>
  loadedCatalogues.get(language);

/**
 * Makes react-admin's translations, with the words of the first language already there. Other
 * languages are fetched when they are chosen; the page is not loaded again.
 *
 * @param configuration decides which languages the switcher offers
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

/** Translations in a language whose words are there: an object of its own, so that whoever uses them draws anew. */
export const createProviderFor = (
  language: string,
  { messages }: MessageCatalogue,
  firstProvider: I18nProvider,
): I18nProvider => ({
  ...firstProvider,
  ...addLazyMessages(polyglotI18nProvider(() => messages, language, firstProvider.getLocales?.())),
});
