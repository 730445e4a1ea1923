import DOMPurify from 'dompurify';

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

/**
 * Markup that is set as text passes here: constants as they are, anything else without what could run.
 * A script that runs beside the page (the reader of files) is a file of the console, never one that somebody uploaded.
 * Scripts from text have no rule, so the browser refuses them.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: markup => (CONSTANTS.has(markup) ? markup : DOMPurify.sanitize(markup)),
    createScriptURL: address => {
      const { origin, pathname } = new URL(address, location.href);
      if (origin === location.origin && !pathname.startsWith('/api/')) return address;
      throw new TypeError(`No script of the console: ${address}`);
    },
  });
}
