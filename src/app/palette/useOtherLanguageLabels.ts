import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';

import { loadCatalogue } from '../../data/i18nProvider.ts';
import type { Language } from '../../i18n/language.ts';

const otherLanguage: Readonly<Record<Language, Language>> = { en: 'zh', zh: 'en' };

/**
 * Returns the labels of a key in the inactive language: an English user may know a screen by its Chinese name. Empty
 * until that catalogue has loaded.
 */
export function useOtherLanguageLabels(): (key: string) => readonly string[] {
  const [language] = useLocaleState();
  const otherLanguageCode = otherLanguage[language as Language];
  const { data: messages } = useQuery({
    queryKey: ['palette', 'labels', otherLanguageCode],
    queryFn: async () => {
      const { messages: messagesOfLanguage } = await loadCatalogue(otherLanguageCode);
      return messagesOfLanguage;
    },
    staleTime: Infinity,
  });
  return key => {
    const message: unknown = messages?.[key];
    return typeof message === 'string' ? [message] : [];
  };
}
