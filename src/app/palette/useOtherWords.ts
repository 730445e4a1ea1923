import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';

import { fetchWords } from '../../data/i18nProvider.ts';
import type { Language } from '../../i18n/language.ts';

const others: Readonly<Record<Language, Language>> = { en: 'zh', zh: 'en' };

/**
 * What a key is called in the language that is not on screen: who works in English may know a screen by its Chinese
 * name. Nothing until its words have come.
 */
export function useOtherWords(): (key: string) => readonly string[] {
  const [language] = useLocaleState();
  const other = others[language as Language];
  const { data: messages } = useQuery({
    queryKey: ['palette', 'words', other],
    queryFn: async () => {
      const { messages: words } = await fetchWords(other);
      return words;
    },
    staleTime: Infinity,
  });
  return key => {
    const word: unknown = messages?.[key];
    return typeof word === 'string' ? [word] : [];
  };
}
