import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Emotion's production build puts an empty style element in the page: this is the hash of nothing. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a policy may be loosened by, for the dev server and the demo. */
export interface PolicyExtensions {
  /** Sources of scripts besides the console's own, as a policy words them. */
  readonly scriptSources?: readonly string[];
  /** Sources of styles in place of the empty style. */
  readonly styleSources?: readonly string[];
  /** Where the page may connect besides its own origin. */
  readonly connectSources?: readonly string[];
  /** Names of Trusted Types policies besides the console's. */
  readonly trustedTypesPolicies?: readonly string[];
}

/** The Content-Security-Policy that every page of the console is sent with. */
export function createContentSecurityPolicy(extensions: PolicyExtensions = {}): string {
  const {
    scriptSources = [],
    styleSources = [EMPTY_STYLE_HASH],
    connectSources = [],
    trustedTypesPolicies = [],
  } = extensions;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptSources],
    ['style-src', "'self'", ...styleSources],
    ['connect-src', "'self'", ...connectSources],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', 'dompurify', ...trustedTypesPolicies],
  ];
  return directives.map(parts => parts.join(' ')).join('; ');
}

/** The headers of every answer, pages and platform alike. A server that hosts `dist/` must send them too. */
export const createProductionHeaders = (
  extensions?: PolicyExtensions,
): Readonly<Record<string, string>> => ({
  'content-security-policy': createContentSecurityPolicy(extensions),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** For what a browser shall have no copy of. */
export const NO_STORE = 'no-store';

/**
 * What a browser may keep of an answer that is there. Files under `/assets/` carry a hash in their name, so they never
 * change. Nothing else is kept: not the page either, so that no browser brings one back as it stood, with what was on
 * it, when somebody goes Back after another has signed out. It is a kilobyte.
 *
 * @see SEC-09
 */
export const getCacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : NO_STORE;

/** The hashes of the inline scripts of a page, as a policy words them. */
export const hashInlineScripts = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The origins that a `config.json` names for its services; a path names none. A missing file is an empty one. */
export function readConfigOrigins(configFile: string): readonly string[] {
  if (!existsSync(configFile)) return [];
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as { services?: object };
  const urls = Object.values(config.services ?? {}).filter(value => typeof value === 'string');
  const origins = urls.filter(url => URL.canParse(url)).map(url => new URL(url).origin);
  return [...new Set(origins)];
}
