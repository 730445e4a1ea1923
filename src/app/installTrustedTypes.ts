/** Safe markup that libraries set as text. */
const SAFE_MARKUP = new Set(['', '&#8203;', '<svg/>']);

/** The part of the browser's Trusted Types that TypeScript's DOM library does not describe yet. */
interface TrustedTypes {
  readonly defaultPolicy?: unknown;
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string; createScriptURL(url: string): string },
  ): unknown;
}

type SanitizeMarkup = (markup: string) => string;

/** Removes executable parts of markup. The console itself sets no markup, so the first library that does loads this. */
async function loadSanitizer(): Promise<SanitizeMarkup> {
  const { default: purify } = await import('dompurify');
  return markup => purify.sanitize(markup);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes markup, so that it displays as text. */
const escapeMarkup: SanitizeMarkup = markup =>
  markup.replaceAll(/[&<>]/gu, character => ENTITIES[character] ?? character);

/**
 * Installs the default policy for markup set as text: constants pass unchanged; anything else is sanitized or, until
 * the sanitizer has loaded, escaped.
 * The worker script (the reader of files) is a file of the console, never an uploaded one. Scripts from text have no
 * rule, so the browser rejects them.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  let sanitize = escapeMarkup;
  let isRequested = false;
  const requestSanitizer = () => {
    if (isRequested) return;
    isRequested = true;
    loadSanitizer().then(
      sanitizer => (sanitize = sanitizer),
      // The next markup tries to load it again.
      () => (isRequested = false),
    );
  };
  trustedTypes.createPolicy('default', {
    createHTML: markup => {
      if (SAFE_MARKUP.has(markup)) return markup;
      requestSanitizer();
      return sanitize(markup);
    },
    createScriptURL: url => {
      const { origin, pathname } = new URL(url, location.href);
      if (origin === location.origin && !pathname.startsWith('/api/')) return url;
      throw new TypeError(`No script of the console: ${url}`);
    },
  });
}
