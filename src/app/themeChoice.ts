import type { Mode } from './look/colours.ts';

/** Where react-admin's store keeps the pinned theme. */
const PINNED = 'RaStore.theme';
const DARK = '(prefers-color-scheme: dark)';

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

/** The theme that the person pinned; undefined while the system decides. */
export function pinnedTheme(): Mode | undefined {
  try {
    const pinned: unknown = JSON.parse(localStorage.getItem(PINNED) ?? 'null');
    return isMode(pinned) ? pinned : undefined;
  } catch {
    return undefined;
  }
}

/** The custom properties of the look hang on this attribute. */
export function showTheme(mode: Mode): void {
  document.documentElement.dataset['theme'] = mode;
}

/**
 * Shows the pinned theme, or the system's, and goes on following the system. Before this module runs, src/public/theme.js
 * has set the pinned theme for the first paint; the style sheet itself knows that of the system. That file goes over the
 * wire as it is, so its comment is here: a storage that cannot be read leaves the theme to the system.
 */
export function followTheme(): void {
  const dark = matchMedia(DARK);
  const show = () => showTheme(pinnedTheme() ?? (dark.matches ? 'dark' : 'light'));
  show();
  dark.addEventListener('change', show);
}
