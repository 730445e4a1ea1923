import { useCallback } from 'react';
import { useLocale } from 'react-admin';

import { createNumberFormat } from '../domain/formatNumber.ts';

type NumberFormatter = (count: number) => string;

const formatByLanguage = new Map<string, NumberFormatter>();

/**
 * Returns a function that formats a number in the current language, with thousands separators; not in the browser's
 * language.
 */
export function useFormatNumber(): (count: number) => string {
  const language = useLocale();
  return useCallback((count: number) => getFormat(language)(count), [language]);
}

function getFormat(language: string): NumberFormatter {
  const format = formatByLanguage.get(language) ?? createNumberFormat(language);
  formatByLanguage.set(language, format);
  return format;
}
