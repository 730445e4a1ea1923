import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Emotion's production build adds an empty style element to the page: this is the hash of the empty text. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Extensions of the policy, for the dev server and the demo. */
export interface PolicyExtensions {
  /** Script sources besides the console's own, in policy syntax. */
  readonly scriptSources?: readonly string[];
  /** Style sources that replace the empty style. */
  readonly styleSources?: readonly string[];
  /** Connection targets besides the page's own origin. */
  readonly connectSources?: readonly string[];
  /** Origins of images besides the page's own. */
  readonly imageSources?: readonly string[];
  /** Names of Trusted Types policies besides the console's. */
  readonly trustedTypesPolicies?: readonly string[];
}

/** Creates the Content-Security-Policy of every page of the console. */
export function createContentSecurityPolicy(extensions: PolicyExtensions = {}): string {
  const {
    scriptSources = [],
    styleSources = [EMPTY_STYLE_HASH],
    connectSources = [],
    imageSources = [],
    trustedTypesPolicies = [],
  } = extensions;
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptSources],
    ['style-src', "'self'", ...styleSources],
    ['connect-src', "'self'", ...connectSources],
    ['img-src', "'self'", 'data:', 'blob:', ...imageSources],
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

/** Creates the headers of every response, pages and platform alike. A server that hosts `dist/` must send them too. */
export const createProductionHeaders = (
  extensions?: PolicyExtensions,
): Readonly<Record<string, string>> => ({
  'content-security-policy': createContentSecurityPolicy(extensions),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** The `Cache-Control` of responses that browsers must not store. */
export const NO_STORE = 'no-store';

/**
 * Returns the `Cache-Control` of a successful response. Files under `/assets/` carry a hash in their name, so they
 * never change. Nothing else is cached: not the page either (about a kilobyte), so that after a sign-out no browser
 * restores it with its content when the next user goes Back.
 *
 * @see SEC-09
 */
export const getCacheControl = (pathname: string): string =>
  pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : NO_STORE;

/** Returns the hashes of the inline scripts of a page, in policy syntax. */
export const hashInlineScripts = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** The origins that a `config.json` adds to the policy. */
export type ConfigOrigins = Required<Pick<PolicyExtensions, 'connectSources' | 'imageSources'>>;

/**
 * Returns the origins in a `config.json`: the page connects to its services, to the single sign-on providers that it
 * notifies of a sign-out, to the alert servers, and to the hosts of map tiles, which are images or archives. Paths have
 * no origin. A missing file is an empty one.
 *
 * @see AUTH-11
 * @see MAP-07
 */
export function readConfigOrigins(configFile: string): ConfigOrigins {
  if (!existsSync(configFile)) return { connectSources: [], imageSources: [] };
  const config = JSON.parse(readFileSync(configFile, 'utf8')) as {
    readonly services?: Readonly<Record<string, unknown>>;
    readonly signOnOrigins?: readonly unknown[];
    readonly mapOrigins?: readonly unknown[];
    readonly alertOrigins?: readonly unknown[];
  };
  const { services = {}, signOnOrigins = [], alertOrigins = [], mapOrigins = [] } = config;
  const servers = [...Object.values(services), ...signOnOrigins, ...alertOrigins];
  return {
    connectSources: listOrigins([...servers, ...mapOrigins]),
    imageSources: listOrigins(mapOrigins),
  };
}

function listOrigins(urls: readonly unknown[]): readonly string[] {
  const origins = urls
    .filter(value => typeof value === 'string')
    .filter(url => URL.canParse(url))
    .map(url => new URL(url).origin);
  return [...new Set(origins)];
}
