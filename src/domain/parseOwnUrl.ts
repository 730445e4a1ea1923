import { decodePath } from './decodePath.ts';

/** Longer addresses are not kept: with its code, a cookie holds 4096 characters. */
const MAX_URL_LENGTH = 2_000;

/** The ways in are no place to come back to: whoever did would go round in a circle, or sign in as somebody else. */
const SIGN_IN_PATHS: readonly unknown[] = ['login', 'oauth', 'pwd-change'];

/**
 * The address of this site that a text is, from the root on; undefined when it leads elsewhere, could lead elsewhere in
 * some browser, or leads back to a way in. It is judged as a browser reads it, and once more decoded, because a router
 * decodes; an address with a token is nobody's to keep.
 *
 * @param origin of this site, e.g. `https://console.example.org`
 * @see SEC-03, SHELL-05
 */
export function parseOwnUrl(text: string, origin: string): string | undefined {
  // An address that a browser shows is ASCII. What it drops (tabs, line ends) or reads as `/` (a backslash) is no part of it.
  if (text.length > MAX_URL_LENGTH || !/^\/[!-[\]-~]*$/.test(text)) return undefined;
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const path = decodePath(url.pathname) ?? '//';
  const isOwn =
    url.origin === origin &&
    !/^\/\/|[\\\p{Cc}]/u.test(path) &&
    !SIGN_IN_PATHS.includes(path.split('/')[1]) &&
    !url.searchParams.has('access_token');
  return isOwn ? url.pathname + url.search + url.hash : undefined;
}
