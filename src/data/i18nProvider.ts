import type { Localization } from '@mui/material/locale';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import {
  languageNames,
  offeredLanguages,
  type Language,
  type LanguageConfiguration,
} from '../i18n/language.ts';

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

/** Words that the first list does without: flat keys, each language a download of its own. */
const laterCatalogues: Readonly<Record<Language, () => Promise<{ readonly later: LaterWords }>>> = {
  en: () => import('../i18n/en/later/index.ts'),
  zh: () => import('../i18n/zh/later/index.ts'),
};

type LaterWords = Readonly<Record<string, string>>;

const fetched = new Map<string, Words>();
const later = new Map<string, { readonly words: LaterWords; readonly speaker: I18nProvider }>();
/** Whether a screen that needs the later words has been opened. */
let areLaterWanted = false;

/** Fetches the words of a language, so that {@link wordsOf} has them. */
export async function fetchWords(language: Language): Promise<Words> {
  const [words] = await Promise.all([
    catalogues[language](),
    areLaterWanted ? fetchLater(language) : undefined,
  ]);
  fetched.set(language, words);
  return words;
}

async function fetchLater(language: Language): Promise<void> {
  if (later.has(language)) return;
  const { later: words } = await laterCatalogues[language]();
  const speaker = polyglotI18nProvider(() => words as unknown as TranslationMessages, language);
  later.set(language, { words, speaker });
}

/**
 * Makes a screen's file come with the words that only such screens have: `lazyScreen(withWords(() => import(…)))`.
 *
 * The first list is held to a size, and what features say is most of all that there is to say.
 *
 * @see PERF-01
 */
export const withWords =
  <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  async () => {
    areLaterWanted = true;
    const languages = [...fetched.keys()] as Language[];
    const [loaded] = await Promise.all([load(), ...languages.map(fetchLater)]);
    return loaded;
  };

/** Speaks the later words too, as soon as they are there. */
const speaking = (provider: I18nProvider): I18nProvider => ({
  ...provider,
  translate: (key, options) => {
    const known = later.get(provider.getLocale());
    return known && Object.hasOwn(known.words, key)
      ? known.speaker.translate(key, options)
      : provider.translate(key, options);
  },
});

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
