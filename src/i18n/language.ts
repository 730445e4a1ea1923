/** The languages that the console has words for, in the order of its switcher. */
const LANGUAGES = ['zh', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What the platform says about languages: `GET /language` of the configuration service. */
export interface LanguageConfiguration {
  readonly default: string;
  readonly languages: readonly string[];
}

const KEY = 'appLanguage';

/**
 * The language to show: the stored choice; else the default of the configuration, which is then
 * stored; else the browser's without its region; else English. A language without words here is
 * passed over at every step.
 *
 * @param configuration absent while it is not known, or when the platform has none
 * @see spec A1, docs/decisions/2026-11-21-silent-source.md 3 (I18N-01)
 */
export function currentLanguage(configuration?: LanguageConfiguration | null): Language {
  const stored = known(readStored());
  if (stored) return stored;
  const configured = known(configuration?.default);
  if (configured) storeLanguage(configured);
  return configured ?? known(navigator.language.split('-')[0]) ?? 'en';
}

/** Keeps a choice for the next visit. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A browser that keeps nothing still shows the language until it is closed.
  }
}

/** What the switcher lists: the configured languages that have words here, else all that have. */
export function offeredLanguages(
  configuration?: LanguageConfiguration | null,
): readonly Language[] {
  const offered = (configuration?.languages ?? []).flatMap(language => known(language) ?? []);
  return offered.length > 0 ? offered : LANGUAGES;
}

/** Each language in its own words, as a switcher names it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

const known = (language: string | null | undefined): Language | undefined =>
  LANGUAGES.find(one => one === language);

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
