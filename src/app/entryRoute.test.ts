import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { HOSTILE_URLS, arbitraryUrls } from '../../tests/support/hostileUrls.ts';
import { readCookie, writeCookie } from '../api/cookies.ts';
import { fromUrl } from '../api/fromUrl.ts';
import { session } from '../api/session.ts';
import { syncUrlWithSession, entryRoute } from './entryRoute.ts';
import { redirectSignedIn } from './redirectSignedIn.ts';

const signIn = (pswChanged = true, userId = 'u1') => {
  session.begin({ id: `token of ${userId}`, userId });
  session.complete({
    ...{ username: 'admin', firstName: 'Jing', lastName: 'Li', modules: [], pswChanged },
    role: { name: 'admin' },
  });
  redirectSignedIn();
};
const here = () => location.pathname + location.search + location.hash;
let stop = () => {};

beforeEach(() => {
  session.clear();
  fromUrl.clear();
});
afterEach(() => {
  stop();
  session.clear();
  fromUrl.clear();
});

function arriveAt(url: string) {
  stop();
  history.replaceState(null, '', url);
  stop = syncUrlWithSession();
  // The console loads once a user is signed in.
  if (entryRoute.read() === 'console') redirectSignedIn();
  return here();
}

const SHELL_ROUTES = [
  ...['/', '/data/roles', '/permissionManage', '/assetManage/model', '/AssetManage/x'],
  ...['/systemOperation/log/userLog', '/reporterManage/stat', '/domainManage/mapPreview'],
  ...['/playProject', '/playerProject/index', '/mediaPublish/statistics', '/smartLight/map?id=1'],
  ...['/light/statistics', '/errorReference', '/data', '/pwd-change'],
];

describe('a visitor', () => {
  it('is sent to /login from every shell route, and a cookie that makes no sense goes [SHELL-03]', () => {
    for (const route of SHELL_ROUTES) {
      document.cookie = 'user=half a session; path=/';
      expect(arriveAt(route), route).toBe('/login');
      expect(document.cookie).not.toContain('user=');
      expect(entryRoute.read()).toBe('login');
    }
  });

  it('stays at /login, with its query [SHELL-01]', () => {
    expect(arriveAt('/login?x=1')).toBe('/login?x=1');
  });

  it('gets the not-found page at an unknown path, and may continue to a known one [SHELL-02]', () => {
    for (const path of ['/nowhere/at/all', '/assetManager', '/%E0%A4%A', '/Login2']) {
      expect(arriveAt(path), path).toBe(path);
      expect(entryRoute.read()).toBe('notFound');
    }
    arriveAt('/');
    expect(entryRoute.read()).toBe('login');
  });

  it('ends, after signing in, at the requested path [SHELL-05]', () => {
    arriveAt('/permissionManage?page=2#row');
    expect(here()).toBe('/login');
    expect(readCookie('fromUrl')).toBe('/permissionManage?page=2#row');
    signIn();
    expect(here()).toBe('/permissionManage?page=2#row');
    expect(fromUrl.read()).toBeUndefined();
  });

  it('ends at the root after signing in at /login itself', () => {
    arriveAt('/login?x=1');
    signIn();
    expect(here()).toBe('/');
  });

  it('does not return into the console by Back [SHELL-03]', () => {
    arriveAt('/login');
    history.pushState(null, '', '/data/roles');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(here()).toBe('/login');
  });
});

describe('a signed-in user', () => {
  it('stays at the current path, except at an entry route [SHELL-01]', () => {
    signIn();
    expect(arriveAt('/data/roles')).toBe('/data/roles');
    for (const entryPath of ['/login', '/Login/', '/login?x=1'])
      expect(arriveAt(entryPath), entryPath).toBe('/');
    expect(entryRoute.read()).toBe('console');
  });

  it('goes from /pwd-change to the root with the query; signed out, to /login with it [AUTH-07]', () => {
    signIn();
    expect(arriveAt('/pwd-change?lang=zh')).toBe('/?lang=zh');
    session.clear('left');
    expect(arriveAt('/pwd-change?lang=zh')).toBe('/login?lang=zh');
  });

  it('goes from the root to the URL in the cookie, once [SHELL-05]', () => {
    signIn();
    fromUrl.save('/data/roles?page=3');
    expect(arriveAt('/')).toBe('/data/roles?page=3');
    expect(document.cookie).not.toContain('fromUrl');
    expect(arriveAt('/')).toBe('/');
  });

  it('goes from the root to an absolute URL of the same origin, which another page stored [SHELL-05]', () => {
    signIn();
    writeCookie('fromUrl', `${location.origin}/data/roles?page=3#row`);
    expect(arriveAt('/')).toBe('/data/roles?page=3#row');
    writeCookie('fromUrl', 'https://evil.example/data/roles');
    expect(arriveAt('/')).toBe('/');
  });

  it('is only redirected from the root: elsewhere the cookie stays [SHELL-05]', () => {
    signIn();
    fromUrl.save('/data/roles');
    expect(arriveAt('/data/users')).toBe('/data/users');
    expect(fromUrl.read()).toBe('/data/roles');
  });

  it('returns to the URL after a 401, each tab to its own', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('expired');
    expect(here()).toBe('/login');
    expect(fromUrl.read()).toBe('/data/roles?page=3');
    // Another tab went to /login too, and wrote its own URL into the cookie that both share.
    writeCookie('fromUrl', '/data/users');
    signIn();
    expect(here()).toBe('/data/roles?page=3');
    expect(readCookie('fromUrl')).toBeUndefined();
  });

  it('ends at the requested path, whether a guard or a 401 redirected to /login [AUTH-15]', () => {
    arriveAt('/permissionManage?page=2#row');
    expect(readCookie('fromUrl')).toBe('/permissionManage?page=2#row');
    signIn();
    expect(here()).toBe('/permissionManage?page=2#row');
    session.clear('expired');
    expect(here()).toBe('/login');
    expect(readCookie('fromUrl')).toBe('/permissionManage?page=2#row');
    signIn();
    expect(here()).toBe('/permissionManage?page=2#row');
  });

  it('returns after a 401 even when the page was loaded again', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('expired');
    const cookie = readCookie('fromUrl') ?? '';
    fromUrl.clear(); // with the page goes what it knew
    writeCookie('fromUrl', cookie);
    arriveAt('/login');
    signIn();
    expect(here()).toBe('/data/roles?page=3');
  });

  it('starts at the root when another user signs in where a session ended', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('expired');
    signIn(true, 'u2');
    expect(here()).toBe('/');
    expect(fromUrl.read()).toBeUndefined();
    expect(readCookie('fromUrlUser')).toBeUndefined();
  });

  it('starts at the root when another user signs in after the page was loaded again', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('expired');
    const [url = '', owner = ''] = [readCookie('fromUrl'), readCookie('fromUrlUser')];
    fromUrl.clear(); // with the page goes what it knew
    writeCookie('fromUrl', url);
    writeCookie('fromUrlUser', owner);
    arriveAt('/login');
    signIn(true, 'u2');
    expect(here()).toBe('/');
    expect(readCookie('fromUrl')).toBeUndefined();
  });

  it('starts at the root when another user signed in elsewhere in this browser [AUTH-15]', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    signIn(true, 'u2');
    expect(here()).toBe('/');
  });

  it('ends at the path that a visitor requested, whichever user signs in', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('expired');
    arriveAt('/permissionManage?page=2');
    expect(here()).toBe('/login');
    signIn(true, 'u2');
    expect(here()).toBe('/permissionManage?page=2');
  });

  it('starts at the root after a sign-out: no user is redirected to the path of another one', () => {
    signIn();
    arriveAt('/data/roles?page=3');
    session.clear('left');
    expect(here()).toBe('/login');
    expect(fromUrl.read()).toBeUndefined();
    signIn();
    expect(here()).toBe('/');
  });
});

describe('a user who has to replace the password', () => {
  it('is at /pwd-change, from every shell route [AUTH-07]', () => {
    signIn(false);
    for (const route of SHELL_ROUTES) expect(arriveAt(route), route).toBe('/pwd-change');
    expect(entryRoute.read()).toBe('console');
  });

  it('keeps the query of the page on the redirect to /login, and ends at the requested path [AUTH-07]', () => {
    signIn(false);
    arriveAt('/data/roles?page=3');
    arriveAt('/pwd-change?lang=zh');
    expect(here()).toBe('/pwd-change?lang=zh');
    session.clear('password');
    expect(here()).toBe('/login?lang=zh');
    signIn(true);
    expect(here()).toBe('/data/roles?page=3');
  });

  it('redirects no other user there: the next user starts at the root [AUTH-07]', () => {
    signIn(false);
    arriveAt('/data/roles?page=3');
    session.clear('password');
    signIn(true, 'u2');
    expect(here()).toBe('/');
  });

  it('gets the not-found page at an unknown path [SHELL-02]', () => {
    signIn(false);
    expect(arriveAt('/nowhere')).toBe('/nowhere');
    expect(entryRoute.read()).toBe('notFound');
  });
});

describe('a token in a URL', () => {
  it('is not stored with it', () => {
    for (const url of ['/data?access_token=secret', '/data?x=1&access%5Ftoken=secret']) {
      expect(arriveAt(url)).toBe('/login');
      expect(document.cookie).not.toContain('secret');
      expect(fromUrl.read()).toBeUndefined();
    }
  });
});

describe('a planted cookie', () => {
  /** Returns the URL after arriving at the root; a redirect to another origin makes the browser throw. */
  const ledTo = (planted: string) => {
    fromUrl.clear();
    // Not a valid string: a lone surrogate cannot be in a cookie.
    writeCookie('fromUrl', planted.replace(/[\ud800-\udfff]/gu, '%'));
    return arriveAt('/');
  };

  it('is not followed: 60 known URLs redirect to the root, and 10,000 generated ones stay on this site [SEC-03] [SHELL-05]', () => {
    signIn();
    for (const planted of HOSTILE_URLS) {
      expect(ledTo(planted), JSON.stringify(planted)).toBe('/');
      expect(fromUrl.read()).toBeUndefined();
    }
    const { origin } = location;
    let led = 0;
    fc.assert(
      fc.property(arbitraryUrls, planted => {
        const url = ledTo(planted);
        expect(location.origin).toBe(origin);
        expect(url).toMatch(/^\/(?!\/)/u);
        expect(url).not.toMatch(/^\/(login|oauth|pwd-change)([/?#]|$)/iu);
        if (url !== '/') led += 1;
      }),
      { numRuns: 10_000 },
    );
    expect(led).toBeGreaterThan(500);
  }, 60_000);

  it.each([
    ...['https://evil.example/', '//evil.example/x', '/.//evil.example', '/%2F/evil.example'],
    ...['javascript:alert(1)', '/\\evil.example', '/login', '/oauth?access_token=a&user_id=b'],
  ])('is not followed: %s [SHELL-05]', planted => {
    signIn();
    writeCookie('fromUrl', planted);
    expect(arriveAt('/')).toBe('/');
    expect(fromUrl.read()).toBeUndefined();
  });
});
