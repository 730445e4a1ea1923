import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';

import { loadCatalogue } from '../../data/i18nProvider.ts';
import type { Language } from '../../i18n/language.ts';

const otherLanguage: Readonly<Record<Language, Language>> = { en: 'zh', zh: 'en' };

/**
 * What a key is called in the language that is not on screen: who works in English may know a screen by its Chinese
 * name. Nothing until its words have come.
 */
export function useOtherLanguageLabels(): (key: string) => readonly string[] {
  const [language] = useLocaleState();
  const otherLanguageCode = otherLanguage[language as Language];
  const { data: messages } = useQuery({
    queryKey: ['palette', 'words', otherLanguageCode],
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
