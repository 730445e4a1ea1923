import { plainPath } from './plainPath.ts';

/** Longer addresses are not kept: with its code, a cookie holds 4096 characters. */
const LONGEST = 2_000;

/** The ways in are no place to come back to: whoever did would go round in a circle, or sign in as somebody else. */
const WAYS_IN: readonly unknown[] = ['login', 'oauth', 'pwd-change'];

/**
 * The address of this site that a text is, from the root on; undefined when it leads elsewhere, could lead elsewhere in
 * some browser, or leads back to a way in. It is judged as a browser reads it, and once more decoded, because a router
 * decodes; an address with a token is nobody's to keep.
 *
 * @param origin of this site, e.g. `https://console.example.org`
 * @see SEC-03, SHELL-05
 */
export function ownAddress(address: string, origin: string): string | undefined {
  // An address that a browser shows is ASCII. What it drops (tabs, line ends) or reads as `/` (a backslash) is no part of it.
  if (address.length > LONGEST || !/^\/[!-[\]-~]*$/.test(address)) return undefined;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const path = plainPath(url.pathname) ?? '//';
  const stays =
    url.origin === origin &&
    !/^\/\/|[\\\p{Cc}]/u.test(path) &&
    !WAYS_IN.includes(path.split('/')[1]) &&
    !url.searchParams.has('access_token');
  return stays ? url.pathname + url.search + url.hash : undefined;
}
