import type { ThemeMode } from './look/themeColors.ts';

/** Where react-admin's store keeps the pinned theme. */
const PINNED_THEME_KEY = 'RaStore.theme';
const DARK_MEDIA = '(prefers-color-scheme: dark)';

const isThemeMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark';

/** The theme that the person pinned; undefined while the system decides. */
export function readPinnedTheme(): ThemeMode | undefined {
  try {
    const pinned: unknown = JSON.parse(localStorage.getItem(PINNED_THEME_KEY) ?? 'null');
    return isThemeMode(pinned) ? pinned : undefined;
  } catch {
    return undefined;
  }
}

/** The custom properties of the look hang on this attribute. */
export function applyTheme(mode: ThemeMode): void {
  document.documentElement.dataset['theme'] = mode;
}

/**
 * Shows the pinned theme, or the system's, and goes on following the system. Before this module runs, src/public/theme.js
 * has set the pinned theme for the first paint; the style sheet itself knows that of the system. That file goes over the
 * wire as it is, so its comment is here: a storage that cannot be read leaves the theme to the system.
 */
export function syncTheme(): void {
  const darkMediaQuery = matchMedia(DARK_MEDIA);
  const applyCurrentTheme = () =>
    applyTheme(readPinnedTheme() ?? (darkMediaQuery.matches ? 'dark' : 'light'));
  applyCurrentTheme();
  darkMediaQuery.addEventListener('change', applyCurrentTheme);
}
