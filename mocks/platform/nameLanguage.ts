/** The languages that the names of a city can have. */
export const NAME_LANGUAGES = ['en', 'zh'] as const;

export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** Returns the language of the environment: of the terminal (`LC_ALL`, `LANG`), or of the browser. */
export const getVisitorLanguage = (): NameLanguage =>
  new Intl.DateTimeFormat().resolvedOptions().locale.startsWith('zh') ? 'zh' : 'en';
