/** Markup that libraries set as text and that is known to be harmless. */
const CONSTANTS = new Set(['', '&#8203;', '<svg/>']);

/** The part of the browser's Trusted Types that TypeScript's DOM library does not describe yet. */
interface TrustedTypes {
  readonly defaultPolicy?: unknown;
  createPolicy(
    name: string,
    rules: { createHTML(markup: string): string; createScriptURL(address: string): string },
  ): unknown;
}

type Clean = (markup: string) => string;

/** Takes out of markup what could run. Nothing in the console sets markup, so it is fetched by the first library that does. */
async function loadCleaner(): Promise<Clean> {
  const { default: purify } = await import('dompurify');
  return markup => purify.sanitize(markup);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Markup as the text that it is. */
const asText: Clean = markup => markup.replaceAll(/[&<>]/gu, sign => ENTITIES[sign] ?? sign);

/**
 * Markup that is set as text passes here: constants as they are, anything else without what could run, or, until the
 * cleaner is there, as the text that it is.
 * A script that runs beside the page (the reader of files) is a file of the console, never one that somebody uploaded.
 * Scripts from text have no rule, so the browser refuses them.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  let clean = asText;
  let isAsked = false;
  const askForCleaner = () => {
    if (isAsked) return;
    isAsked = true;
    loadCleaner().then(
      cleaner => (clean = cleaner),
      // The next markup asks again.
      () => (isAsked = false),
    );
  };
  trustedTypes.createPolicy('default', {
    createHTML: markup => {
      if (CONSTANTS.has(markup)) return markup;
      askForCleaner();
      return clean(markup);
    },
    createScriptURL: address => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && !pathname.startsWith('/api/')) return address;
      throw new TypeError(`No script of the console: ${address}`);
    },
  });
}
