import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import { isolateAll } from './isolate.ts';
import type { Language } from './language.ts';

type LaterWords = Readonly<Record<string, string>>;

/** Words that the first list does without: flat keys, each language a download of its own. */
const catalogues: Readonly<Record<Language, () => Promise<{ readonly later: LaterWords }>>> = {
  en: () => import('./en/later/index.ts'),
  zh: () => import('./zh/later/index.ts'),
};

const spoken = new Set<Language>();
const fetched = new Map<string, { readonly words: LaterWords; readonly speaker: I18nProvider }>();
/** Whether a screen that needs the later words has been opened. */
let areWanted = false;

/** Notes that a language is spoken, and fetches its later words where a screen has asked for them. */
export async function speakLater(language: Language): Promise<void> {
  spoken.add(language);
  if (areWanted) await fetchLater(language);
}

async function fetchLater(language: Language): Promise<void> {
  if (fetched.has(language)) return;
  const { later: words } = await catalogues[language]();
  const speaker = polyglotI18nProvider(() => words as unknown as TranslationMessages, language);
  fetched.set(language, { words, speaker });
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
    areWanted = true;
    const [loaded] = await Promise.all([load(), ...[...spoken].map(fetchLater)]);
    return loaded;
  };

/** Speaks the later words too, as soon as they are there, and keeps what is filled in from rearranging a sentence. */
export const speaking = (provider: I18nProvider): I18nProvider => ({
  ...provider,
  translate: (key, given) => {
    const options = isolateAll(given as object | undefined);
    const known = fetched.get(provider.getLocale());
    return known && Object.hasOwn(known.words, key)
      ? known.speaker.translate(key, options)
      : provider.translate(key, options);
  },
});
