/** The languages that the names of a city can have. */
export const NAME_LANGUAGES = ['en', 'zh'] as const;

export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** A text of the simulated platform in each of them. */
export type NamedText = Readonly<Record<NameLanguage, string>>;

/** Returns the language of the names of a city; English where there is no generated city. */
export const getCityLanguage = (
  city: { readonly names?: NameLanguage | undefined } | undefined,
): NameLanguage => (city ? (city.names ?? 'zh') : 'en');

/** Returns the language of the environment: of the terminal (`LC_ALL`, `LANG`), or of the browser. */
export const getVisitorLanguage = (): NameLanguage =>
  new Intl.DateTimeFormat().resolvedOptions().locale.startsWith('zh') ? 'zh' : 'en';
