import { useLocaleState } from 'react-admin';

import { useConfiguration } from '../data/useConfiguration.ts';
import { type Language, offeredLanguages, storeLanguage } from '../i18n/language.ts';

/** As the top bar has room for. */
export const shortNames: Readonly<Record<Language, string>> = { en: 'EN', zh: '中文' };

/** The language of now, those to choose from, and choosing: kept for the next visit. */
export function useLanguages() {
  const [locale, setLocale] = useLocaleState();
  const language = locale as Language;
  const offered = [...new Set([...offeredLanguages(useConfiguration('language')), language])];
  const choose = (chosen: Language) => {
    storeLanguage(chosen);
    setLocale(chosen);
  };
  return { language, offered, choose };
}
