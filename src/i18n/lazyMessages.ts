import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';

import { isolateAll } from './isolateText.ts';
import type { Language } from './language.ts';

type LazyMessages = Readonly<Record<string, string>>;

/** Messages that the first list does not use: flat keys, each language a chunk of its own. */
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
/** Whether a screen that uses the lazy messages has been opened. */
let isRequested = false;

/** Marks a language as active, and loads its lazy messages where a screen has requested them. */
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
 * Loads a screen's module together with the lazy messages: `lazyComponent(withLazyMessages(() => import(…)))`.
 *
 * The first list has a size limit, and most messages belong to features.
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

/** Adds the lazy messages once they are loaded, and isolates inserted text so that it does not reorder a sentence. */
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
