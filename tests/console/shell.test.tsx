import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { session } from '../../src/api/session.ts';
import { App } from '../../src/app/App.tsx';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import {
  muteConsoleError,
  openConsole,
  platform,
  getReceivedCalls,
} from '../support/openConsole.tsx';

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { name, level });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cardLink = (name: RegExp) => screen.findByRole('link', { name });

describe('the home page', () => {
  it('shows an administrator a card for every module, linked as the specification defines [SHELL-11]', async () => {
    await openConsole('/');
    await heading('Tonight');
    const links = {
      Assets: '/assetManage/model',
      'Users and permissions': '/permissionManage',
      Maintenance: '/systemOperation/config',
      'Smart light': '/smartLight/statistics',
      Reports: '/reporterManage/stat',
      Domains: '/domainManage/domainEdit/list',
    };
    for (const [title, href] of Object.entries(links))
      expect(await cardLink(new RegExp(`^${title}`))).toHaveAttribute('href', href);
    // A static card stays on the same host and port.
    expect(await cardLink(/^City view/)).toHaveProperty('href', `${location.origin}/`);
    expect(await heading('Issues', 3)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Issues/ })).toBeNull();
  });

  it('shows no other links until the modules are loaded, so that no link is replaced under the pointer', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    platform.use(http.get('*/api/config/module', () => released));
    await openConsole('/');
    await heading('Modules', 2);
    expect(screen.queryByRole('navigation', { name: 'Other links' })).toBeNull();
    release(undefined);
    const others = within(await screen.findByRole('navigation', { name: 'Other links' }));
    expect(others.getByRole('link', { name: 'All data' })).toBeInTheDocument();
    expect(others.queryByRole('link', { name: 'Users and permissions' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Users and permissions/ })).toBeInTheDocument();
  });

  it('requests the count of the accounts, for an administrator only', async () => {
    await openConsole('/');
    expect(await cardLink(/^Users and permissions.*\d+ users, \d+ locked$/)).toBeInTheDocument();
    expect(getReceivedCalls('GET /api/users/users/count')).toHaveLength(2);
  });

  it('shows a guest only what the role and the user both have [SHELL-13]', async () => {
    await openConsole('/', { as: 'guest' });
    await screen.findByText('Signed in as guest');
    await screen.findByRole('heading', { name: 'City view', level: 3 });
    expect(screen.queryByRole('link', { name: /^Users and permissions/ })).toBeNull();
    expect(getReceivedCalls('GET /api/users/users/count')).toHaveLength(0);
  });

  it('shows that the modules did not load, and loads them on retry', async () => {
    platform.use(
      mockResponse('getModules', 404, {
        error: { statusCode: 404, name: 'Error', message: 'not configured', code: 54 },
      }),
    );
    const { user } = await openConsole('/');
    await screen.findByText('The modules did not load');
    const others = within(screen.getByRole('navigation', { name: 'Other links' }));
    expect(others.getByRole('link', { name: 'Users and permissions' })).toBeInTheDocument();
    platform.resetHandlers();
    await user.click(await button('Try again'));
    // The card: until then, the other links have the name alone.
    expect(await cardLink(/^Assets./)).toBeInTheDocument();
  });

  it('opens a card of another product in a tab of its own, in the language of now [SHELL-12]', async () => {
    platform.use(
      mockResponse('getPlugins', 200, [
        {
          key: 'air',
          title: { en: 'Air quality', zh: '空气质量' },
          link: 'https://air.example.org/?lang={language}',
        },
      ]),
    );
    await openConsole('/', { language: 'zh' });
    const link = await cardLink(/^空气质量/);
    expect(link).toHaveAttribute('href', 'https://air.example.org/?lang=zh');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('routes', () => {
  it('shows that a URL has no screen, and links to the home page', async () => {
    const { user } = await openConsole('/nowhere/at/all');
    await heading('Page not found');
    expect(document.title).toBe('Page not found · City Light Console');
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await heading('Tonight');
  });

  it('redirects every role but the administrator from permission management to the root', async () => {
    await openConsole('/permissionManage', { as: 'operator' });
    await heading('Tonight');
    expect(location.pathname).toBe('/');
  });
});

describe('the top bar', () => {
  it('names the product and the module, and links to the home page', async () => {
    const { user } = await openConsole('/permissionManage');
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByText('City Light Console')).toBeInTheDocument();
    expect(bar.getByText('Users and permissions')).toBeInTheDocument();
    await user.click(bar.getByRole('link', { name: 'Home' }));
    await heading('Tonight');
  });

  it('changes the language without a reload, stores it, and sets it on the document', async () => {
    const { user } = await openConsole('/');
    await heading('Tonight');
    await user.click(await button(/^Language\W+EN$/));
    await user.click(await screen.findByRole('menuitem', { name: '中文' }));
    await heading('今夜');
    expect(document.documentElement.lang).toBe('zh');
    expect(localStorage.getItem('appLanguage')).toBe('zh');
    expect(document.title).toBe('首页 · 城市照明控制台');
  });

  it('pins a theme, and lets the system decide again', async () => {
    const { user } = await openConsole('/');
    await user.click(await button(/^User centre/));
    await user.click(await button('Dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('RaStore.theme')).toBe('"dark"');
    await user.click(await button('System'));
    expect(localStorage.getItem('RaStore.theme')).toBeNull();
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('shows the signed-in user, and the version of the platform', async () => {
    const { user } = await openConsole('/');
    await user.click(await button('User centre of admin'));
    const role = await screen.findByText(/^· system manager$/);
    expect(role).toHaveTextContent(/^admin · system manager$/);
    expect(await screen.findByText(/^Version \d/)).toBeInTheDocument();
  });
});

describe('logging out', () => {
  let stop = () => {};
  beforeEach(() => {
    stop = syncUrlWithSession();
  });
  afterEach(() => {
    stop();
  });

  async function openLeaveDialog() {
    const opened = await openConsole('/permissionManage');
    await heading(/^Users/);
    await opened.user.click(await button(/^User centre/));
    await opened.user.click(await button('Log out'));
    const dialog = within(await screen.findByRole('dialog', { name: /Log out/ }));
    return { ...opened, dialog };
  }

  it('requires a confirmation first, and does nothing when it is declined', async () => {
    const { user, dialog } = await openLeaveDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(session.read()?.username).toBe('admin');
    expect(getReceivedCalls('POST /api/users/users/logout')).toHaveLength(0);
  });

  it('calls the platform, ends the session and goes to /login', async () => {
    const { user, dialog } = await openLeaveDialog();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(getReceivedCalls('POST /api/users/users/logout')).toHaveLength(1));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(session.read()).toBeUndefined();
  });

  it('ends the session whatever the platform responds', async () => {
    const { user, dialog } = await openLeaveDialog();
    platform.use(
      mockResponse('logout', 401, {
        error: { statusCode: 401, name: 'Error', message: 'bad token', code: 52 },
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(session.read()).toBeUndefined();
  });
});

describe('the whole way', () => {
  it('redirects a visitor through sign-in to the requested path', async () => {
    history.replaceState(null, '', '/permissionManage');
    const stop = syncUrlWithSession();
    const user = openVisitor();
    expect(location.pathname).toBe('/login');
    await user.type(screen.getByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
    await heading(/^Users/);
    expect(location.pathname).toBe('/permissionManage');
    stop();
  });

  it('goes back to sign-in when the platform rejects the token, and then on from there', async () => {
    muteConsoleError();
    const stop = syncUrlWithSession();
    const user = openVisitor();
    await user.type(screen.getByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
    // The requests of the home page itself are over.
    await cardLink(/^Users and permissions.*\d+ users, \d+ locked$/);
    platform.use(
      mockResponse('countUsers', 401, {
        error: { statusCode: 401, name: 'Error', message: 'bad token', code: 52 },
      }),
    );
    await user.click(await cardLink(/^Users and permissions/));
    await heading('Sign in');
    expect(session.read()).toBeUndefined();
    platform.reset();
    await user.type(screen.getByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
    await heading(/^Users/);
    expect(location.pathname).toBe('/permissionManage');
    stop();
  });
});

/** Opens the console as a visitor. */
function openVisitor() {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', 'en');
  render(<App />);
  return userEvent.setup({ delay: null });
}
