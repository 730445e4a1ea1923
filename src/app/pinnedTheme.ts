import type { ThemeMode } from './look/themeColors.ts';

/** The key of the pinned theme in react-admin's store. */
const PINNED_THEME_KEY = 'RaStore.theme';
const DARK_MEDIA = '(prefers-color-scheme: dark)';

const isThemeMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/** Returns the theme that the user pinned; undefined if the system decides. */
export function readPinnedTheme(): ThemeMode | undefined {
  try {
    const pinned: unknown = JSON.parse(localStorage.getItem(PINNED_THEME_KEY) ?? 'null');
    return isThemeMode(pinned) ? pinned : undefined;
  } catch {
    return undefined;
  }
}

/** The custom properties of the theme depend on this attribute. */
export function applyTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
}

/**
 * Applies the pinned theme, or the system's, and follows changes of the system. src/public/theme.js has set the
 * pinned theme for the first paint; the style sheet handles that of the system. That file is served unminified, so
 * its comment is here: if the storage is unreadable, the system decides.
 */
export function syncTheme(): void {
  const darkMediaQuery = matchMedia(DARK_MEDIA);
  const applyCurrentTheme = () =>
    applyTheme(readPinnedTheme() ?? (darkMediaQuery.matches ? 'dark' : 'light'));
  applyCurrentTheme();
  darkMediaQuery.addEventListener('change', applyCurrentTheme);
}
