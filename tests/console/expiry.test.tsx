import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { readCookie } from '../../src/api/cookies.ts';
import { session } from '../../src/api/session.ts';
import { signIn } from '../../src/api/signIn.ts';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import { App } from '../../src/app/App.tsx';
import { calls } from '../../src/data/calls.ts';
import { muteConsoleError, platform, findRow } from '../support/openConsole.tsx';

let stop = () => {};
beforeEach(() => void muteConsoleError());
afterEach(() => stop());

/** Opens the console at a URL as a signed-in user, with the sign-in page before and after it. */
async function open(path: string, username = 'admin') {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', 'en');
  history.replaceState(null, '', path);
  await signIn({ username, password: SEEDED_PASSWORD });
  stop = syncUrlWithSession();
  render(<App />);
  return userEvent.setup({ delay: null });
}

type User = Awaited<ReturnType<typeof open>>;

/** Makes the platform reject every token until the next sign-in. */
const forgetTokens = () =>
  platform.use(
    http.all('*/api/*', ({ request }) =>
      request.headers.has('authorization')
        ? Response.json({ error: { statusCode: 401, code: 52 } }, { status: 401 })
        : undefined,
    ),
  );

async function signInAgain(user: User, username = 'admin', before = () => platform.reset()) {
  await screen.findByRole('heading', { name: 'Sign in' });
  before();
  await user.type(screen.getByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), `${SEEDED_PASSWORD}{Enter}`);
  await waitFor(() => expect(session.read()?.username).toBe(username));
}

/** Opens a URL as the buttons of the browser do. */
const goTo = (path: string) =>
  act(async () => {
    history.pushState({ usr: null, key: path, idx: 1 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    await Promise.resolve();
  });

/** A sign-in after another user starts at the root. */
const beginsAtHome = async () => {
  await screen.findByRole('heading', { name: /^Tonight/u, level: 1 });
  expect(location.pathname).toBe('/');
};

const SESSION_ENDED = /^Your session ended.*your entries stay in this tab/u;
const BACK = /^Your entries have been restored/u;
const CREATE = '/data/domains/create';

it('restores a form after the same user signs in again, and saves it [AUTH-13]', async () => {
  const user = await open(CREATE);
  await user.type(await screen.findByLabelText('Name'), 'North bank');
  forgetTokens();
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument();
  expect(location.pathname).toBe('/login');
  expect(JSON.stringify([localStorage, sessionStorage].map(Object.entries))).not.toContain(
    'North bank',
  );

  await signInAgain(user);
  expect(await screen.findByText(BACK)).toBeInTheDocument();
  expect(location.pathname).toBe(CREATE);
  expect(screen.getByLabelText('Name')).toHaveValue('North bank');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  await waitFor(() => expect(location.pathname).toBe('/data/domains'));
  const { length } = await calls.core.listDomains({
    query: { filter: { where: { name: 'North bank' } } },
  });
  expect(length).toBe(1);
});

it('can clear the form, and restores it a second time [AUTH-13]', async () => {
  const user = await open(CREATE);
  await user.type(await screen.findByLabelText('Name'), 'North bank');
  session.clear('expired');
  await signInAgain(user);
  await screen.findByText(BACK);
  await user.type(screen.getByLabelText('Name'), ' 2');
  session.clear('expired');
  await signInAgain(user);
  expect(await screen.findByLabelText('Name')).toHaveValue('North bank 2');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText(BACK)).toBeNull();
});

it('restores nothing of it for another user who may open the same form, nor afterwards for the first [AUTH-13]', async () => {
  const create = '/data/assets/create';
  const nameField = () => screen.findByLabelText(/^Device name/u);
  const user = await open(create);
  await user.type(await nameField(), 'North bank');
  session.clear('expired');
  expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument();
  await signInAgain(user, 'device_admin');
  await beginsAtHome();
  await goTo(create);
  expect(await nameField()).toHaveValue('');
  expect(screen.queryByText(BACK)).toBeNull();
  session.clear('expired');
  expect(screen.queryByText(SESSION_ENDED)).toBeNull();
  await signInAgain(user);
  await beginsAtHome();
  await goTo(create);
  expect(await nameField()).toHaveValue('');
  expect(screen.queryByText(BACK)).toBeNull();
});

it('drops it when a user logs out [AUTH-13]', async () => {
  const user = await open(CREATE);
  await user.type(await screen.findByLabelText('Name'), 'North bank');
  session.clear();
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(screen.queryByText(/entries have been restored|session ended/u)).toBeNull();
  history.replaceState(null, '', CREATE);
  await signInAgain(user);
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

it('opens the dialog with input again, without the password [AUTH-13]', async () => {
  const user = await open('/permissionManage');
  await user.click(await screen.findByRole('button', { name: 'Add user' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add user' }));
  await user.type((await dialog()).getByLabelText('Username'), 'night_guard');
  await user.type((await dialog()).getByLabelText('Password'), 'Lamp#2027');
  session.clear('expired');
  await signInAgain(user);
  const form = await dialog();
  expect(await form.findByLabelText('Username')).toHaveValue('night_guard');
  expect(form.getByLabelText('Password')).toHaveValue('');
  expect(form.getByText(/Passwords are not restored/u)).toBeInTheDocument();
});

it('restores the modules and the domains that were chosen, and the file of an import [AUTH-13]', async () => {
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
  const user = await open(`/permissionManage?filter=${filter}`);
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  await user.click((await findRow('operator')).getByRole('button', { name: 'Modules' }));
  const modules = async () =>
    (await dialog('Modules of operator')).findAllByRole<HTMLInputElement>('checkbox');
  const [first] = await modules();
  const was = first!.checked;
  await user.click(first!);
  session.clear('expired');
  expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument();
  await signInAgain(user);
  expect(await screen.findByText(BACK)).toBeInTheDocument();
  expect((await modules())[0]!.checked).toBe(!was);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect((await modules())[0]!.checked).toBe(was);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await user.click(
    (await findRow('operator')).getByRole('button', { name: 'More actions for operator' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Domains' }));
  const domains = async () => dialog('Domains of operator');
  const [city] = await (await domains()).findAllByRole('treeitem', { selected: false });
  await user.click(city!);
  session.clear('expired');
  await signInAgain(user);
  expect(await screen.findByText(BACK)).toBeInTheDocument();
  expect(await (await domains()).findByRole('treeitem', { selected: true })).toBeVisible();
  session.clear('left');

  history.replaceState(null, '', '/data/domains');
  await signInAgain(user);
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const file = new File(['Name,Level\nNorth bank,2\n'], 'banks.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  const columns = () => screen.findAllByRole('combobox', { name: /Name/u });
  await columns();
  session.clear('expired');
  expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument();
  await signInAgain(user);
  expect(
    await screen.findByText(/^The session ended during the import of “banks\.csv”/u),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue the import' }));
  await columns();
  expect(screen.getByText(/banks\.csv/u)).toBeVisible();
}, 120_000);

/** Changes of another administrator in another browser. */
async function elsewhere(path: string, change: object) {
  const call = async (method: string, at: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: token }),
    };
    const url = new URL(at, location.origin);
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as { readonly id: string };
  };
  const who = { username: 'admin', password: SEEDED_PASSWORD };
  const { id } = await call('POST', '/api/users/users/login?_=1700000000000', who);
  await call('PATCH', `${path}?_=1700000000000`, change, id);
}

it('that was restored still shows the conflict with what another user changed meanwhile [AUTH-13]', async () => {
  const { id } = accountRows.find(({ username }) => username === 'operator')!;
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
  const user = await open(`/permissionManage?filter=${filter}`);
  await user.click((await findRow('operator')).getByRole('button', { name: 'Edit' }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Edit operator' }));
  const lastName = (await dialog()).getByLabelText('Last name');
  await user.clear(lastName);
  await user.type(lastName, 'Zhou');
  session.clear('expired');
  await screen.findByRole('heading', { name: 'Sign in' });
  await elsewhere(`/api/users/users/${String(id)}`, { lastName: 'Wu', firstName: 'Min' });
  await signInAgain(user, 'admin', () => {});

  const form = await dialog();
  expect(form.getByLabelText('Last name')).toHaveValue('Zhou');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: 'Mine Zhou' }));
  expect(screen.getByRole('radio', { name: 'Theirs Wu' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save merged record' }));
  expect(await screen.findByText('User operator saved')).toBeVisible();
  const now = await calls.users.getUser({ path: { id: String(id) } });
  expect(now).toMatchObject({ lastName: 'Zhou', firstName: 'Min' });
});

it('goes to sign-in once, however many calls are rejected, and not from there [SHELL-04]', async () => {
  await open('/nowhere-yet');
  history.replaceState(null, '', '/');
  const replaceState = vi.spyOn(history, 'replaceState');
  const toLogin = () =>
    replaceState.mock.calls.filter(([, , to]) => String(to).startsWith('/login'));
  forgetTokens();
  const listener = vi.fn();
  const leave = session.subscribe(listener);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () => calls.users.countUsers()),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(readCookie('user')).toBeUndefined();
  expect(location.pathname).toBe('/login');
  expect(toLogin()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);

  // An error of the second step stays at the sign-in page: its token is unknown by then.
  session.begin({ id: 'a'.repeat(64), userId: 'u1' });
  await expect(calls.users.countUsers()).rejects.toMatchObject({ status: 401 });
  expect(location.pathname).toBe('/login');
  expect(toLogin()).toHaveLength(1);
  leave();
});
