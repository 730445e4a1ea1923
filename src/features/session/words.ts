import { signIn as english } from '../../i18n/en/signIn.ts';
import type { Language } from '../../i18n/language.ts';
import { signIn as chinese } from '../../i18n/zh/signIn.ts';

export type SignInKey = keyof typeof english;

const catalogues: Readonly<Record<Language, Readonly<Record<SignInKey, string>>>> = {
  en: english,
  zh: chinese,
};

export type Say = (key: SignInKey, values?: Readonly<Record<string, string>>) => string;

/** The words of the sign-in page. It does not wait for the console's translator. */
export const wordsIn =
  (language: Language): Say =>
  (key, values = {}) =>
    catalogues[language][key].replace(/%\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
