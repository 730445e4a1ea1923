import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';

import type { LocalizedText } from '../schema/localizedText.ts';

/** Reads a word of a document in the language of the screen. */
export function useLocalizedText() {
  const [language] = useLocaleState();
  return useCallback((text: LocalizedText) => (language === 'zh' ? text.zh : text.en), [language]);
}
