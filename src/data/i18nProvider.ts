import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import {
  languageNames,
  offeredLanguages,
  type Language,
  type LanguageConfiguration,
} from '../i18n/language.ts';

/** Each catalogue is a download of its own, made when its language is first shown. */
const catalogues: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('../i18n/en/index.ts')).messages,
  zh: async () => (await import('../i18n/zh/index.ts')).messages,
};

/** Fetches the words of a language before anybody asks for them. */
export const prefetchWords = (language: Language): Promise<unknown> => catalogues[language]();

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
  const first = await catalogues[language]();
  const locales = offeredLanguages(configuration).map(locale => ({
    locale,
    name: languageNames[locale],
  }));
  return polyglotI18nProvider(
    locale => (locale === language ? first : catalogues[locale as Language]()),
    language,
    locales,
  );
}
