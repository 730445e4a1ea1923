import { useEffect } from 'react';

/** Sets the language of the document, for fonts, hyphenation and screen readers. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
