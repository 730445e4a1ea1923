import { decodePath } from './decodePath.ts';

/** Longer URLs are not saved: a cookie contains at most 4096 characters, including its encoding. */
const MAX_URL_LENGTH = 2_000;

/** The sign-in pages are no redirect targets: they would cause a redirect loop, or a sign-in as another user. */
const SIGN_IN_PATHS: readonly unknown[] = ['login', 'oauth', 'pwd-change'];

/**
 * Parses a text as a URL of this site, a path or an absolute URL, and returns its path with query and hash; undefined
 * when it leads elsewhere, could lead elsewhere in some browser, or leads to a sign-in page. It is validated as a
 * browser parses it, and once more decoded, because a router decodes; a URL with a token is rejected.
 *
 * @param origin of this site, e.g. `https://console.example.org`
 * @see SEC-03, SHELL-05
 */
export function parseOwnUrl(text: string, origin: string): string | undefined {
  const ownPath = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  // A URL from a browser is ASCII. Characters that it drops (tabs, line ends) or reads as `/` (a backslash) are
  // invalid.
  if (text.length > MAX_URL_LENGTH || !/^\/[!-[\]-~]*$/.test(ownPath)) return undefined;
  if (!URL.canParse(ownPath, origin)) return undefined;
  const url = new URL(ownPath, origin);
  const path = decodePath(url.pathname) ?? '//';
  const isOwn =
    url.origin === origin &&
    !/^\/\/|[\\\p{Cc}]/u.test(path) &&
    !SIGN_IN_PATHS.includes(path.split('/')[1]) &&
    !url.searchParams.has('access_token');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
