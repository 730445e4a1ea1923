/** Whether the keyboard has a Command key instead of Control. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the label of a shortcut with the platform's modifier: `Ctrl K` or `⌘ K`. */
export const formatShortcut = (key: string): string => (isApple ? `⌘ ${key}` : `Ctrl ${key}`);
