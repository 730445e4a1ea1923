/** Whether the keyboard has a Command key where others have Control. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key with the modifier of this machine, as its keyboard names it: `Ctrl K` or `⌘ K`. */
export const formatShortcut = (key: string): string => (isApple ? `⌘ ${key}` : `Ctrl ${key}`);
