/** Markup that libraries set as text and that is known to be harmless. */
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

/** Takes out of markup what could run. Nothing in the console sets markup, so it is fetched by the first library that does. */
async function loadSanitizer(): Promise<SanitizeMarkup> {
  const { default: purify } = await import('dompurify');
  return markup => purify.sanitize(markup);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Markup as the text that it is. */
const escapeMarkup: SanitizeMarkup = markup =>
  markup.replaceAll(/[&<>]/gu, character => ENTITIES[character] ?? character);

/**
 * Markup that is set as text passes here: constants as they are, anything else without what could run, or, until the
 * cleaner is there, as the text that it is.
 * A script that runs beside the page (the reader of files) is a file of the console, never one that somebody uploaded.
 * Scripts from text have no rule, so the browser refuses them.
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
      // The next markup asks again.
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
