import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { HOSTILE_URLS, arbitraryUrls } from '../../tests/support/hostileUrls.ts';
import { parseOwnUrl } from './parseOwnUrl.ts';

const ORIGIN = 'https://console.example.org';

const OWN = [
  ...[
    '/',
    '/data/roles',
    '/permissionManage?page=2#row',
    '/data/roles?filter=%7B%22name%22%3A%22x%22%7D',
  ],
  ...[
    '/smartLight/map?id=1&model=ssslc',
    '/data/assets/a%2Fb',
    '/data/%E7%81%AF',
    '/loginLog',
    '/a/login',
  ],
  ...[
    '/data?next=//evil.example',
    '/data?next=https://evil.example',
    '/data#//evil.example',
    '/@evil.example',
  ],
  ...['/data//roles', '/a:b', '/~x', `/${'a'.repeat(1_900)}`],
];

/** The URL that a browser would open from any page of the console. */
const goes = (url: string) => new URL(url, `${ORIGIN}/deep/page?x=1#y`);

describe('a URL to go back to', () => {
  it('is rejected when it leaves the site or is an entry route: more than 60 known ones', () => {
    expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length);
    expect(HOSTILE_URLS.length).toBeGreaterThanOrEqual(60);
    for (const url of HOSTILE_URLS)
      expect(parseOwnUrl(url, ORIGIN), JSON.stringify(url)).toBeUndefined();
  });

  it('is taken as it is when it is a path of this site [SHELL-05]', () => {
    for (const url of OWN) expect(parseOwnUrl(url, ORIGIN), url).toBe(url);
  });

  it('is taken from an absolute URL of the same origin too, as a path [SHELL-05]', () => {
    for (const url of OWN.filter(({ length }) => length < 1_900))
      expect(parseOwnUrl(ORIGIN + url, ORIGIN), url).toBe(url);
  });

  it('is rejected as an absolute URL when its path would be', () => {
    for (const url of HOSTILE_URLS.filter(hostile => hostile.startsWith('/')))
      expect(parseOwnUrl(ORIGIN + url, ORIGIN), JSON.stringify(url)).toBeUndefined();
    for (const url of [`${ORIGIN}.evil.example/`, `${ORIGIN}@evil.example/`, `${ORIGIN}:8443/x`])
      expect(parseOwnUrl(url, ORIGIN), url).toBeUndefined();
  });

  it('is taken as a browser would read it', () => {
    expect(parseOwnUrl('/data/./x/../roles', ORIGIN)).toBe('/data/roles');
  });

  it('never leaves the origin, whatever is made up: 10,000 URLs', () => {
    let taken = 0;
    fc.assert(
      fc.property(arbitraryUrls, url => {
        const own = parseOwnUrl(url, ORIGIN);
        if (own === undefined) return;
        taken += 1;
        expect(own).toMatch(/^\/(?!\/)/);
        expect(goes(own).origin).toBe(ORIGIN);
        expect(goes(decodeURIComponent(new URL(own, ORIGIN).pathname)).origin).toBe(ORIGIN);
        expect(goes(own).pathname.toLowerCase()).not.toMatch(/^\/(login|oauth|pwd-change)(\/|$)/);
        expect(parseOwnUrl(own, ORIGIN)).toBe(own);
      }),
      { numRuns: 10_000 },
    );
    // A function that rejects everything would pass all of the above.
    expect(taken).toBeGreaterThan(500);
  });
});
