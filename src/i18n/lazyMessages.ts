import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import { isolateAll } from './isolateText.ts';
import type { Language } from './language.ts';

type LazyMessages = Readonly<Record<string, string>>;

/** Words that the first list does without: flat keys, each language a download of its own. */
const catalogues: Readonly<
  Record<Language, () => Promise<{ readonly lazyMessages: LazyMessages }>>
> = {
  en: () => import('./en/lazy/index.ts'),
  zh: () => import('./zh/lazy/index.ts'),
};

const activeLanguages = new Set<Language>();
const loadedCatalogues = new Map<
  string,
  { readonly messages: LazyMessages; readonly translator: I18nProvider }
>();
/** Whether a screen that needs the later words has been opened. */
let isRequested = false;

/** Notes that a language is spoken, and fetches its later words where a screen has asked for them. */
export async function activateLazyMessages(language: Language): Promise<void> {
  activeLanguages.add(language);
  if (isRequested) await fetchLazyMessages(language);
}

async function fetchLazyMessages(language: Language): Promise<void> {
  if (loadedCatalogues.has(language)) return;
  const { lazyMessages: messages } = await catalogues[language]();
  const translator = polyglotI18nProvider(
    () => messages as unknown as TranslationMessages,
    language,
  );
  loadedCatalogues.set(language, { messages, translator });
}

/**
 * Makes a screen's file come with the words that only such screens have: `lazyComponent(withLazyMessages(() => import(…)))`.
 *
 * The first list is held to a size, and what features say is most of all that there is to say.
 *
 * @see PERF-01
 */
export const withLazyMessages =
  <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) =>
  async () => {
    isRequested = true;
    const [loaded] = await Promise.all([load(), ...[...activeLanguages].map(fetchLazyMessages)]);
    return loaded;
  };

/** Speaks the later words too, as soon as they are there, and keeps what is filled in from rearranging a sentence. */
export const addLazyMessages = (provider: I18nProvider): I18nProvider => ({
  ...provider,
  translate: (key, translateOptions) => {
    const options = isolateAll(translateOptions as object | undefined);
    const catalogue = loadedCatalogues.get(provider.getLocale());
    return catalogue && Object.hasOwn(catalogue.messages, key)
      ? catalogue.translator.translate(key, options)
      : provider.translate(key, options);
  },
});
