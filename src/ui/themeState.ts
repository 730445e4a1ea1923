const DARK_MEDIA = '(prefers-color-scheme: dark)';
const PRINT_MEDIA = 'print';

const queryMedia = (media: string) =>
  typeof matchMedia === 'function' ? matchMedia(media) : undefined;

/** Calls the listener when the values of the design tokens may change. Returns the end of the subscription. */
export function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-print', 'lang', 'style'],
  });
  const media = [queryMedia(PRINT_MEDIA), queryMedia(DARK_MEDIA)];
  for (const each of media) each?.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const each of media) each?.removeEventListener('change', onChange);
  };
}

/** Returns a key of everything that the values of the design tokens depend on. */
export function readThemeState(): string {
  const { lang, dataset, style } = document.documentElement;
  const isDark = queryMedia(DARK_MEDIA)?.matches;
  const isPrint = queryMedia(PRINT_MEDIA)?.matches;
  return [lang, dataset.theme, dataset.print, style.cssText, isDark, isPrint].join();
}
