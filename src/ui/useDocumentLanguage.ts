import { useEffect } from 'react';

/** Tells the document its language, so that faces, hyphens and screen readers follow. */
export function useDocumentLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
