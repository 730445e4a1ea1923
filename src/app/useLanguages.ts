import { useLocaleState, useNotify } from 'react-admin';

import { loadCatalogue } from '../data/i18nProvider.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { type Language, getAvailableLanguages, storeLanguage } from '../i18n/language.ts';
import { loadChunk } from '../ui/chunkLoader.ts';

/** Short names that fit into the top bar. */
export const languageShortNames: Readonly<Record<Language, string>> = { en: 'EN', zh: '中文' };

/**
 * Returns the current language, the available ones, and a setter that persists the choice. Its messages load first,
 * so that the screen never mixes two languages.
 */
export function useLanguages() {
  const [locale, setLocale] = useLocaleState();
  const notify = useNotify();
  const language = locale as Language;
  const offered = [...new Set([...getAvailableLanguages(useConfiguration('language')), language])];
  const choose = (selectedLanguage: Language) =>
    void loadChunk(() => loadCatalogue(selectedLanguage)).then(
      () => {
        storeLanguage(selectedLanguage);
        setLocale(selectedLanguage);
      },
      () => notify('ra.notification.i18n_error', { type: 'error' }),
    );
  return { language, offered, choose };
}
