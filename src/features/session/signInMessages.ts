import { signIn as english } from '../../i18n/en/signIn.ts';
import type { Language } from '../../i18n/language.ts';
import { signIn as chinese } from '../../i18n/zh/signIn.ts';

export type SignInMessageKey = keyof typeof english;

/** Translates a key and interpolates its values. */
export type TranslateKey<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string>>,
) => string;

export type TranslateSignIn = TranslateKey<SignInMessageKey>;

/** Creates a translate function for a few keys. The sign-in page does not wait for the console's translator. */
export const createTranslate =
  <Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) =>
  (language: Language): TranslateKey<Key> =>
  (key, values = {}) =>
    catalogues[language][key].replace(/%\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

/** Translates the messages of the form. */
export const translateSignIn = createTranslate<SignInMessageKey>({ en: english, zh: chinese });
