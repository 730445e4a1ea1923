import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { fromUrl } from '../../src/api/fromUrl.ts';
import { signOnProvider } from '../../src/api/signOnProvider.ts';
import { session } from '../../src/api/session.ts';
import { signIn as begin } from '../../src/api/signIn.ts';
import { App } from '../../src/app/App.tsx';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import { configuration } from '../../src/data/configuration.ts';
import {
  getTestSignal,
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

let stop = () => {};
afterEach(() => {
  stop();
  session.clear();
  fromUrl.clear();
  sessionStorage.clear();
});

/** Opens a URL in a browser as the page itself does. */
function arrive(path: string, language: 'en' | 'zh' = 'en') {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', language);
  history.replaceState(null, '', path);
  stop = syncUrlWithSession();
  render(<App />);
  return userEvent.setup({ delay: null });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const here = () => location.pathname + location.search + location.hash;

async function signIn(user: ReturnType<typeof arrive>, username: string) {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
}

describe('a visitor', () => {
  it('signs in at /login after the redirect, and ends at the requested path [SHELL-03] [SHELL-05]', async () => {
    const user = arrive('/permissionManage?page=2');
    await heading('Sign in');
    expect(here()).toBe('/login');
    await signIn(user, 'admin');
    await heading(/^Users/);
    expect(here()).toMatch(/^\/permissionManage\?page=2/);
    expect(document.cookie).not.toContain('fromUrl');
  });

  it('sees the not-found page in the chosen language, with a link home [SHELL-02]', async () => {
    arrive('/nowhere/at/all', 'zh');
    await heading('页面不存在');
    expect(screen.getByText(/\/nowhere\/at\/all/)).toBeInTheDocument();
    expect(document.title).toMatch(/^页面不存在/);
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    expect(getReceivedCalls()).toEqual([]);
  });

  it('sees no console when the platform rejects the session, and returns to the page', async () => {
    muteConsoleError();
    const user = arrive('/permissionManage?page=1');
    await signIn(user, 'admin');
    await heading(/^Users/);
    const url = here();
    platform.use(
      mockResponse('listUsers', 401, {
        error: { statusCode: 401, name: 'Error', message: 'bad token', code: 52 },
      }),
    );
    await user.type(screen.getByRole('searchbox'), 'lamp{Enter}');
    await heading('Sign in');
    expect(fromUrl.read()).toMatch(/^\/permissionManage/);
    platform.reset();
    await signIn(user, 'admin');
    await heading(/^Users/);
    expect(location.pathname).toBe(new URL(url, location.origin).pathname);
  });
});

describe('the next user of a shared machine', () => {
  it('starts at the root, not where the previous session ended', async () => {
    muteConsoleError();
    const user = arrive('/permissionManage?page=1');
    await signIn(user, 'admin');
    await heading(/^Users/);
    platform.use(
      mockResponse('listUsers', 401, {
        error: { statusCode: 401, name: 'Error', message: 'bad token', code: 52 },
      }),
    );
    await user.type(screen.getByRole('searchbox'), 'lamp{Enter}');
    await heading('Sign in');
    platform.reset();
    await signIn(user, 'device_admin');
    await heading('Tonight');
    expect(here()).toBe('/');
    expect(document.cookie).not.toContain('fromUrl');
  });
});

describe('a signed-in user', () => {
  it('sees the not-found page inside the console, with a link home [SHELL-02]', async () => {
    const { user } = await openConsole('/nowhere/at/all');
    await heading('Page not found');
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await heading('Tonight');
  });

  it('is redirected from the entry routes to the root, by URL or by link [SHELL-01]', async () => {
    for (const [entryPath, root] of [
      ['/login', '/'],
      ['/pwd-change?x=1', '/?x=1'],
      ['/oauth', '/'],
    ] as const) {
      await openConsole(entryPath);
      await heading('Tonight');
      expect(here(), entryPath).toBe(root);
      cleanup();
    }
  });

  it('is redirected from the root to the URL in the cookie inside the console too [SHELL-05]', async () => {
    const { user } = await openConsole('/permissionManage');
    await heading(/^Users/);
    fromUrl.save('/data/roles');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await waitFor(() => expect(location.pathname).toBe('/data/roles'));
    expect(fromUrl.read()).toBeUndefined();
  });

  it('sees only the form for a new password while the password is one of an administrator [AUTH-07]', async () => {
    const user = arrive('/data/roles');
    await signIn(user, 'newcomer');
    await waitFor(() => expect(here()).toBe('/pwd-change'));
    await screen.findByLabelText(/^Old password/i);
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

const LINK = 'https://sso.example.org/city';

describe('single sign-on', () => {
  it('offers each provider that has a link, and only to a web page [AUTH-06]', async () => {
    const offers = [
      { first: { link: LINK }, second: { link: 'https://id.example.com' }, names: 2 },
      { first: {}, second: { link: 'https://id.example.com' }, names: 1 },
      { first: { link: LINK }, second: {}, names: 1 },
      { first: { link: 'javascript:alert(1)' }, second: {}, names: 0 },
    ];
    for (const { first, second, names } of offers) {
      platform.use(mockResponse('getOauth', 200, first), mockResponse('getOauth2', 200, second));
      arrive('/login');
      await waitFor(() => expect(configuration.read('oauth2')).toBeDefined());
      await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(names));
      cleanup();
      stop();
      configuration.forget();
    }
  });

  it('removes the token from the URL before it reads the user, shows that it loads, and goes to the root [AUTH-05]', async () => {
    const token = await platform.signIn('operator');
    const urls: string[] = [];
    let headers: Headers | undefined;
    const noteRequest = ({ request }: { readonly request: Request }) => {
      urls.push(`${location.href} ${request.url} ${JSON.stringify(history.state)}`);
      if (request.url.includes('/users/users/')) headers ??= request.headers;
    };
    platform.events.on('request:start', noteRequest, { signal: getTestSignal() });
    arrive(`/oauth?access_token=${token.id}&user_id=${token.userId}#x`);
    expect(here()).toBe('/oauth');
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
    await heading('Tonight');
    expect(here()).toBe('/');
    expect(session.read()).toMatchObject({ tokenId: token.id, role: 'deviceOperator' });
    expect(headers?.get('authorization')).toBe(token.id);
    await waitFor(() => expect(urls.length).toBeGreaterThan(1));
    expect(urls.filter(url => url.includes(token.id))).toEqual([]);
  });

  it('goes to the root without a session when something is missing, wrong or broken [AUTH-05]', async () => {
    const { id, userId } = await platform.signIn('operator');
    const paths = [
      ...['', `?access_token=${id}`, `?user_id=${userId}`, '?access_token=&user_id='],
      ...[`?access_token=wrong&user_id=${userId}`, `?access_token=${id}&user_id=nobody`],
      ...[`?access_token=${id}&user_id=..`, '?access_token=%0A&user_id=1'],
    ];
    for (const path of paths) {
      arrive(`/oauth${path}`);
      await heading('Sign in');
      expect(here(), path).toBe('/login');
      expect(session.read(), path).toBeUndefined();
      expect(session.token(), path).toBeUndefined();
      expect(await screen.findByText(/^Single sign-on was denied/u)).toBeVisible();
      cleanup();
      stop();
    }
    // A failed read of the user has its own message; the account is not at fault.
    platform.use(http.get('*/users/users/*', () => Response.error()));
    const user = arrive(`/oauth?access_token=${id}&user_id=${userId}`);
    expect(await screen.findByText(/the platform does not respond/u)).toBeVisible();
    expect(session.token()).toBeUndefined();
    platform.reset();
    await user.type(screen.getByLabelText('Username'), 'operator');
    await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
    await heading('Tonight');
    session.clear();
    await heading('Sign in');
    expect(screen.queryByText(/^Single sign-on/u)).toBeNull();
  });

  it('leaves a signed-in user on the page when there is no token, and ends the session when the token is wrong [AUTH-05]', async () => {
    await begin({ username: 'operator', password: 'Lamp#2026' });
    arrive('/oauth');
    await heading('Tonight');
    expect(session.read()?.username).toBe('operator');
    cleanup();
    stop();
    arrive('/oauth?access_token=wrong&user_id=1');
    await heading('Sign in');
    expect(session.read()).toBeUndefined();
  });

  it('keeps the two providers apart: it recognizes which one it was [AUTH-06]', async () => {
    platform.use(
      mockResponse('getOauth', 200, { link: LINK }),
      mockResponse('getOauth2', 200, { link: 'https://id.example.com' }),
    );
    const user = arrive('/login');
    const link = await screen.findByRole('link', { name: 'Company account' });
    expect(link).toHaveAttribute('href', 'https://id.example.com');
    link.addEventListener('click', event => event.preventDefault());
    await user.click(link);
    cleanup();
    stop();
    const { id, userId } = await platform.signIn('operator');
    arrive(`/oauth?access_token=${id}&user_id=${userId}`);
    await heading('Tonight');
    expect(signOnProvider.read()).toBe('oauth2');
  });
});
