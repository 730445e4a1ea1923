import { useCallback } from 'react';
import { useLocale } from 'react-admin';

import { createNumberFormat } from '../domain/formatNumber.ts';

type Format = (count: number) => string;

const formats = new Map<string, Format>();

/** A number as the language of the screen writes it, its thousands parted; not as that of the browser would. */
export function useFigures(): (count: number) => string {
  const language = useLocale();
  return useCallback((count: number) => formatOf(language)(count), [language]);
}

function formatOf(language: string): Format {
  const format = formats.get(language) ?? createNumberFormat(language);
  formats.set(language, format);
  return format;
}
