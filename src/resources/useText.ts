import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';

import type { Text } from '../schema/text.ts';

/** Reads a word of a document in the language of the screen. */
export function useText() {
  const [language] = useLocaleState();
  return useCallback((text: Text) => (language === 'zh' ? text.zh : text.en), [language]);
}
