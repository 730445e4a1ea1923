/** Returns the label of the key that commands have on the platform: Control, or Command on a Mac. */
export const getModifierKey = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Returns the label of a shortcut with the platform's modifier: `Ctrl K` or `⌘ K`. */
export const formatShortcut = (key: string): string => `${getModifierKey()} ${key}`;
