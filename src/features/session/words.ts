import { signIn as english } from '../../i18n/en/signIn.ts';
import type { Language } from '../../i18n/language.ts';
import { signIn as chinese } from '../../i18n/zh/signIn.ts';

export type SignInKey = keyof typeof english;

/** Says what stands under a key, with its gaps filled. */
export type Saying<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string>>,
) => string;

export type Say = Saying<SignInKey>;

/** The words of a few keys. The sign-in page does not wait for the console's translator. */
export const saying =
  <Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) =>
  (language: Language): Saying<Key> =>
  (key, values = {}) =>
    catalogues[language][key].replace(/%\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

/** The words of the form. */
export const wordsIn = saying<SignInKey>({ en: english, zh: chinese });
