import { useCallback } from 'react';
import { useLocale } from 'react-admin';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language of the screen writes it, its thousands parted; not as that of the browser would. */
export function useFigures(): (count: number) => string {
  const language = useLocale();
  return useCallback((count: number) => formatOf(language).format(count), [language]);
}

function formatOf(language: string): Intl.NumberFormat {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}
