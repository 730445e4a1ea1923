/** The languages with messages in the console, in the order of its switcher. */
const LANGUAGES = ['zh', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language configuration of the platform: `GET /language` of the configuration service. */
export interface LanguageConfiguration {
  /** Absent: the language of the browser. */
  readonly default?: string;
  readonly languages: readonly string[];
}

const STORAGE_KEY = 'appLanguage';

/**
 * Returns the language to show: the stored choice; else the default of the configuration, which is then stored; else
 * the browser's without its region; else English. A language without messages is skipped at every step.
 *
 * @param configuration absent while loading, or when the platform has none
 * @see docs/decisions/2026-11-21-silent-source.md 3 (I18N-01)
 */
export function getCurrentLanguage(configuration?: LanguageConfiguration | null): Language {
  const storedLanguage = toLanguage(readStored());
  if (storedLanguage) return storedLanguage;
  const configuredLanguage = toLanguage(configuration?.default);
  if (configuredLanguage) storeLanguage(configuredLanguage);
  return configuredLanguage ?? toLanguage(navigator.language.split('-')[0]) ?? 'en';
}

/** Stores a choice for the next visit. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A browser without storage still shows the language until it is closed.
  }
}

/** Returns the languages of the switcher: the configured ones with messages, else all. */
export function getAvailableLanguages(
  configuration?: LanguageConfiguration | null,
): readonly Language[] {
  const availableLanguages = (configuration?.languages ?? []).flatMap(
    language => toLanguage(language) ?? [],
  );
  return availableLanguages.length > 0 ? availableLanguages : LANGUAGES;
}

/** The name of each language in that language, for the switcher. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

const toLanguage = (language: string | null | undefined): Language | undefined =>
  LANGUAGES.find(each => each === language);

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
