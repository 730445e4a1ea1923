import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { mockResponse } from '../../../mocks/hosts/mockResponse.ts';
import { startTestPlatform } from '../../../mocks/hosts/testPlatform.ts';
import { session } from '../../api/session.ts';
import { configuration } from '../../data/configuration.ts';
import { LoginPage } from './LoginPage.tsx';

// Hashing a password is slow, more so on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const platform = startTestPlatform();

beforeEach(() => localStorage.setItem('appLanguage', 'en'));
afterEach(() => {
  cleanup();
  session.clear();
  configuration.forget();
  localStorage.clear();
  platform.reset();
  vi.useRealTimers();
});
afterAll(() => platform.close());

function open() {
  render(<LoginPage />);
  return userEvent.setup();
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

async function fill(user: ReturnType<typeof open>, username: string, password: string) {
  await user.type(field('Username'), username);
  await user.type(field('Password'), password);
}

const respondWithError = (code: number, status: 401 | 429 = 401) =>
  platform.use(
    mockResponse('login', status, {
      error: { statusCode: status, name: 'Error', message: 'told by the platform', code },
    }),
  );

describe('the sign-in page', () => {
  it('signs in with the button [AUTH-01]', async () => {
    const user = open();
    await fill(user, 'admin', 'Lamp#2026');
    await user.click(button('Sign in'));
    await waitFor(() => expect(session.read()?.username).toBe('admin'));
  });

  it('signs in with Enter, from either field [AUTH-01]', async () => {
    const user = open();
    await fill(user, 'guest', 'Lamp#2026');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.read()?.role).toBe('guest'));

    session.clear();
    await user.click(field('Username'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.read()?.role).toBe('guest'));
  });

  it('shows the year and the version, which is fetched on load [AUTH-01]', async () => {
    platform.use(mockResponse('getVersion', 200, { version: '9.8.7', mode: 'light' }));
    vi.useFakeTimers({ now: new Date('2031-06-01T12:00Z'), toFake: ['Date'] });
    open();
    await screen.findByText('Version 9.8.7');
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2031');
  });

  it('sends no request while a field is empty, and names the field', async () => {
    const user = open();
    await user.click(button('Sign in'));
    expect(screen.getByRole('alert').textContent).toBe('Enter the username.');
    expect(document.activeElement).toBe(field('Username'));
    await user.type(field('Username'), 'admin{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter the password.');
    expect(document.activeElement).toBe(field('Password'));
  });

  it('shows the password while the eye is open', async () => {
    const user = open();
    await user.click(button('Show password'));
    expect(field('Password').type).toBe('text');
    await user.click(button('Hide password'));
    expect(field('Password').type).toBe('password');
  });

  it('shows a Caps Lock hint while a password is typed, and removes it', async () => {
    const user = open();
    await user.type(field('Password'), '{CapsLock}l');
    expect(screen.queryByText('Caps Lock is on.')).not.toBeNull();
    await user.type(field('Password'), '{CapsLock}l');
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });
});

describe('a rejected sign-in', () => {
  it('shows that name or password is wrong, in a live region, and does not move the focus [AUTH-04]', async () => {
    const user = open();
    await fill(user, 'admin', 'wrong{Enter}');
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe('The username or the password is wrong.'));
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').value).toBe('wrong');
    expect(session.read()).toBeUndefined();
  });

  it('shows that the account is locked [AUTH-04]', async () => {
    const user = open();
    await fill(user, 'locked', 'Lamp#2026{Enter}');
    await screen.findByText('This account is locked. Ask a system manager to unlock it.');
  });

  it('shows the message of the catalogue for another code, in the current language [AUTH-04]', async () => {
    const { errors: english } = await import('../../i18n/en/errors.ts');
    const { errors: chinese } = await import('../../i18n/zh/errors.ts');
    respondWithError(22);
    const user = open();
    await fill(user, 'admin', 'Lamp#2026{Enter}');
    await screen.findByText(english['error.code.22']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh');
    await screen.findByText(chinese['error.code.22']);
  });

  it('names the field of the account that has an unsupported value, in both languages [AUTH-04]', async () => {
    platform.use(
      http.get('*/api/users/users/:id', () =>
        Response.json({ username: 'admin', modules: 'asset' }),
      ),
    );
    const user = open();
    await fill(user, 'admin', 'Lamp#2026{Enter}');
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toMatch(/the field “modules” in the response/u));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh');
    await waitFor(() => expect(alert.textContent).toMatch(/字段.*modules/u));
    expect(session.read()).toBeUndefined();
  });

  it('explains the right password whose token a proxy removes from the next call, in both languages [AUTH-02] [AUTH-04]', async () => {
    platform.use(
      http.get('*/api/users/users/:id', ({ request }) => {
        const headers = new Headers(request.headers);
        headers.delete('authorization');
        return platform.handleRequest(new Request(request.url, { headers }));
      }),
    );
    const user = open();
    await fill(user, 'admin', 'Lamp#2026{Enter}');
    const alert = screen.getByRole('alert');
    await waitFor(() =>
      expect(alert.textContent).toMatch(/password is right.*proxy.*“Authorization”/u),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh');
    await waitFor(() => expect(alert.textContent).toMatch(/密码正确.*代理.*Authorization/u));
    expect(session.read()).toBeUndefined();
  });

  it('names the key of a code that the catalogue does not have [AUTH-04]', async () => {
    respondWithError(999);
    const user = open();
    await fill(user, 'admin', 'Lamp#2026{Enter}');
    await screen.findByText(/\(login\.code\.999\)/);
  });

  it('adds to a wrong password that there were too many', async () => {
    respondWithError(51, 429);
    const user = open();
    await fill(user, 'admin', 'wrong{Enter}');
    await screen.findByText(/password is wrong\. Too many failed attempts/);
  });

  it('removes its message when it is tried again', async () => {
    respondWithError(51);
    const user = open();
    await fill(user, 'admin', 'Lamp#2026{Enter}');
    await screen.findByText('The username or the password is wrong.');
    platform.reset();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session.read()?.username).toBe('admin'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});

describe('its language', () => {
  it('changes without a reload, is stored, and is set on the document', async () => {
    const user = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文');
    expect(screen.getByRole('heading').textContent).toBe('登录');
    expect(document.documentElement.lang).toBe('zh');
    expect(localStorage.getItem('appLanguage')).toBe('zh');
    expect(document.title).toBe('登录 · 城市照明控制台');
  });

  it('is that of the browser, when none is chosen and the platform configures none [I18N-01]', async () => {
    localStorage.clear();
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-CN');
    open();
    await waitFor(() =>
      expect(configuration.read('language')).toEqual({ languages: ['zh', 'en'] }),
    );
    expect(screen.getByRole('heading').textContent).toBe('登录');
    expect(localStorage.getItem('appLanguage')).toBeNull();
  });

  it('is the one that the platform configures, when none is chosen', async () => {
    localStorage.clear();
    platform.use(mockResponse('getLanguage', 200, { default: 'zh', languages: ['zh', 'en'] }));
    open();
    await screen.findByRole('heading', { name: '登录' });
  });
});

describe('other accounts', () => {
  it('are offered when their configuration has a link, and not otherwise', async () => {
    platform.use(
      mockResponse('getOauth', 200, { link: 'https://sso.example.org/city' }),
      mockResponse('getOauth2', 200, {}),
    );
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'City account' });
    expect(link.href).toBe('https://sso.example.org/city');
    expect(screen.queryByRole('link', { name: 'Company account' })).toBeNull();
  });
});

describe('the picture', () => {
  it('shows the real sunset and sunrise at the location of the map, and only these', async () => {
    const latLng = { lat: 30.2084, lng: 120.2126 };
    platform.use(
      mockResponse('getMap', 200, {
        ...{ mapType: 'plain', mapOffline: 1, minZoom: 3, maxZoom: 20, zoom: 16 },
        center: latLng,
      }),
    );
    open();
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toMatch(
      /^A street of lamps at night/,
    );
    await waitFor(() =>
      expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
        /Sunset \d\d:\d\d, sunrise \d\d:\d\d, now \d\d:\d\d/,
      ),
    );
  });

  it('shows no times without a map', async () => {
    platform.use(
      mockResponse('getMap', 404, {
        error: { statusCode: 404, name: 'Error', message: 'not configured', code: 54 },
      }),
    );
    open();
    await screen.findByText(/^Version/);
    await waitFor(() => expect(configuration.read('map')).toBeNull());
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
      'A street of lamps at night',
    );
  });
});
