import { useLayoutEffect } from 'react';

/**
 * Sets the language of the document, for fonts, hyphenation and screen readers, in the same commit of React as the
 * texts: a screen reader never reads new texts in the voice of the old language.
 */
export function useDocumentLanguage(language: string): void {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
