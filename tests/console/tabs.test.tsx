import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { readCookie, removeCookie, writeCookie } from '../../src/api/cookies.ts';
import { signOnProvider } from '../../src/api/signOnProvider.ts';
import { type SessionEnding, session } from '../../src/api/session.ts';
import { signIn } from '../../src/api/signIn.ts';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import { App } from '../../src/app/App.tsx';
import { configuration } from '../../src/data/configuration.ts';
import { objectUrls } from '../../src/ui/objectUrls.ts';
import { muteConsoleError, platform, getReceivedCalls } from '../support/openConsole.tsx';

let stop = () => {};
/** Another tab of this browser: it shares the cookie, and its messages arrive. */
let other: BroadcastChannel;
let received: unknown[] = [];

beforeEach(() => {
  received = [];
  other = new BroadcastChannel('user');
  other.onmessage = ({ data }) => received.push(data);
});
afterEach(() => {
  stop();
  other.close();
});

async function open(path: string, username = 'admin') {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', 'en');
  history.replaceState(null, '', path);
  await signIn({ username, password: SEEDED_PASSWORD });
  stop = syncUrlWithSession();
  render(<App />);
  await screen.findByRole('button', { name: `User centre of ${username}` });
  received = [];
  return userEvent.setup({ delay: null });
}

/** Opens the list of users and waits for its rows: a request after the end of the session would be rejected. */
async function openUsers() {
  await open('/permissionManage');
  await screen.findByText('admin', { selector: 'tr *' });
  await waitFor(() => expect(getReceivedCalls('GET /api/users/roles')).not.toEqual([]));
}

/** The change of the cookie by the other tab, and its message. */
function elsewhere(cookie: string | undefined, how: SessionEnding) {
  if (cookie === undefined) removeCookie('user');
  else writeCookie('user', cookie);
  other.postMessage(how);
}

const signInPage = () => screen.findByRole('heading', { name: 'Sign in' });

describe('several tabs', () => {
  it.each(['left', 'expired', 'password'] as const)(
    'end together, at once, when another one signals %j [AUTH-14]',
    async how => {
      await openUsers();
      elsewhere(undefined, how);
      await signInPage();
      expect(location.pathname).toBe('/login');
      expect(session.ended()).toBe(how);
      expect(screen.queryByRole('table')).toBeNull();
      // A tab that is notified does not notify others: there is no second message.
      expect(received).toEqual([]);
    },
  );

  it('end together too when the message is here before the cookie is deleted [AUTH-14]', async () => {
    await openUsers();
    const read = vi.spyOn(session, 'read');
    other.postMessage('left' satisfies SessionEnding);
    await waitFor(() => expect(read).toHaveBeenCalled(), { interval: 1 });
    removeCookie('user');
    await signInPage();
    expect(location.pathname).toBe('/login');
  });

  it('continue as the user who signed in last, with nothing of the previous one [AUTH-14]', async () => {
    await open('/permissionManage');
    await screen.findByText('admin', { selector: 'tr *' });
    const mine = readCookie('user');
    await signIn({ username: 'guest', password: SEEDED_PASSWORD });
    const guests = readCookie('user')!;
    // The tab of this test signed in by itself just now; as before, then as the other tab would do it.
    writeCookie('user', mine!);
    window.dispatchEvent(new Event('focus'));
    await screen.findByRole('button', { name: 'User centre of admin' });
    elsewhere(guests, 'left');
    await screen.findByRole('button', { name: 'User centre of guest' });
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(() => expect(screen.queryByText('admin', { selector: 'tr *' })).toBeNull());
  });

  it('are notified of the end and the start of a session by the tab in which it happens [AUTH-14]', async () => {
    await open('/');
    session.clear('expired');
    await waitFor(() => expect(received).toEqual(['expired']));
  });

  it('check the session when the browser restores a page from its cache [SEC-09/back]', async () => {
    await open('/');
    removeCookie('user');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await signInPage();
    expect(session.ended()).toBe('left');
  });
});

describe('logging out', () => {
  const logOut = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: /^User centre/u }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: /Log out/u });
    await user.click(dialog.querySelector<HTMLElement>('button:last-of-type')!);
    await signInPage();
  };

  it('leaves nothing of the session in this browser [SEC-09/caches]', async () => {
    const revoked: string[] = [];
    Object.assign(URL, {
      createObjectURL: () => 'blob:of-a-session',
      revokeObjectURL: (objectUrl: string) => revoked.push(objectUrl),
    });
    const user = await open('/permissionManage');
    objectUrls.create(new Blob(['rows']));
    localStorage.setItem('RaStore.users.listParams', '{"filter":"Li"}');
    localStorage.setItem('RaStore.theme', '"dark"');
    sessionStorage.setItem('mapSelections', '{}');
    await logOut(user);
    expect(Object.keys(localStorage).sort()).toEqual(
      Object.keys(localStorage)
        .filter(key => ['appLanguage', 'version', 'RaStore.theme'].includes(key))
        .sort(),
    );
    expect(localStorage.getItem('RaStore.theme')).toBe('"dark"');
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
    expect(revoked).toEqual(['blob:of-a-session']);
    await waitFor(() => expect(received).toContain('left'));
    expect(screen.queryByRole('table')).toBeNull();

    // Back opens a URL of the console, and shows nothing of it.
    history.pushState(null, '', '/permissionManage');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(location.pathname).toBe('/login');
    expect(screen.queryByRole('button', { name: /^User centre/u })).toBeNull();
  });

  it('confirms, calls the platform or the provider of the session, and ends the session whatever they respond [AUTH-11/calls]', async () => {
    muteConsoleError();
    const requestedUrls: string[] = [];
    platform.use(
      mockResponse('getOauth2', 200, { link: 'https://sso.example.org/city' }),
      http.get('https://sso.example.org/*', ({ request }) => {
        requestedUrls.push(`${request.method} ${request.url.split('?')[0]}`);
        return Response.error();
      }),
    );
    const user = await open('/');
    signOnProvider.save('oauth2');
    await configuration.load('oauth2');
    const calls = vi.fn();
    session.subscribe(calls);
    await logOut(user);
    await waitFor(() => expect(requestedUrls).toEqual(['GET https://sso.example.org/city/logout']));
    expect(session.read()).toBeUndefined();
    expect(signOnProvider.read()).toBeUndefined();
    expect(getReceivedCalls('POST /api/users/users/logout')).toEqual([]);

    // A session by password: the rejection is final, and the platform is notified.
    await signIn({ username: 'admin', password: SEEDED_PASSWORD });
    platform.use(
      mockResponse('logout', 401, {
        error: { statusCode: 401, name: 'Error', message: 'x', code: 52 },
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^User centre/u }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(session.read()?.username).toBe('admin');
    await logOut(user);
    await waitFor(() => expect(getReceivedCalls('POST /api/users/users/logout')).toHaveLength(1));
    expect(session.read()).toBeUndefined();
    expect(requestedUrls).toHaveLength(1);
  });
});
