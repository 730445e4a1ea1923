import { useCallback } from 'react';
import { useLocaleState } from 'react-admin';

import type { LocalizedText } from '../../schema/localizedText.ts';

/**
 * Returns the label or text of a document in the current language.
 *
 * @example
 * const text = useLocalizedText();
 * text(users.verbs.delete.label); // 'Delete', '删除'
 */
export function useLocalizedText() {
  const [language] = useLocaleState();
  return useCallback((text: LocalizedText) => (language === 'zh' ? text.zh : text.en), [language]);
}
