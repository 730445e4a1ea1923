import type { Localization } from '@mui/material/locale';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import {
  languageNames,
  offeredLanguages,
  type Language,
  type LanguageConfiguration,
} from '../i18n/language.ts';
import { speaking, speakLater } from '../i18n/laterWords.ts';

export { withWords } from '../i18n/laterWords.ts';

/** All that a language has to say: our messages, and the words of MUI's own parts. */
export interface Words {
  readonly messages: TranslationMessages;
  readonly mui: Localization;
}

/** Each catalogue is a download of its own, made when its language is first shown. */
const catalogues: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('../i18n/en/index.ts'),
  zh: () => import('../i18n/zh/index.ts'),
};

const fetched = new Map<string, Words>();

/** Fetches the words of a language, so that {@link wordsOf} has them. */
export async function fetchWords(language: Language): Promise<Words> {
  const [words] = await Promise.all([catalogues[language](), speakLater(language)]);
  fetched.set(language, words);
  return words;
}

/** The words of a language that has been fetched. */
export const wordsOf = (language: string): Words | undefined => fetched.get(language);

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
  const { messages } = await fetchWords(language);
  const locales = offeredLanguages(configuration).map(locale => ({
    locale,
    name: languageNames[locale],
  }));
  return speaking(
    polyglotI18nProvider(
      locale =>
        locale === language
          ? messages
          : fetchWords(locale as Language).then(words => words.messages),
      language,
      locales,
    ),
  );
}

/** Translations in a language whose words are there: an object of its own, so that whoever uses them draws anew. */
export const providerIn = (
  language: string,
  { messages }: Words,
  first: I18nProvider,
): I18nProvider => ({
  ...first,
  ...speaking(polyglotI18nProvider(() => messages, language, first.getLocales?.())),
});
