import { inspect } from 'node:util';

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { afterEach, expect, it, vi } from 'vitest';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import { session } from '../../src/api/session.ts';
import { App } from '../../src/app/App.tsx';
import { syncUrlWithSession } from '../../src/app/entryRoute.ts';
import { findRow, getTestSignal, platform } from '../support/openConsole.tsx';

let stop = () => {};
afterEach(() => {
  stop();
  session.clear();
});

const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const;

/** Records every write to a storage or the URL, except the cookie that may have the token. */
function listen() {
  const written: string[] = [];
  const sent: { readonly call: string; readonly headers: Headers; readonly body: string }[] = [];
  const note = (...what: readonly unknown[]) =>
    void written.push(...what.map(one => inspect(one, { depth: 8, maxStringLength: 1e6 })));
  const look = () => {
    note(location.href, history.state, document.referrer, document.documentElement.outerHTML);
    note(window.name, document.cookie.replace(/(^|; )user=[^;]*/u, ''));
    for (const storage of [localStorage, sessionStorage]) note(Object.entries(storage));
  };
  METHODS.forEach(method => vi.spyOn(console, method).mockImplementation(note));
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    vi.spyOn(history, method).mockImplementation((state, title, url) => {
      note(state, url);
      original(state, title, url);
    });
  }
  const setItem = Reflect.get<Storage, 'setItem'>(Storage.prototype, 'setItem');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    note(key, text);
    setItem.call(this, key, text);
  });
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(note);
  const signal = getTestSignal();
  addEventListener('error', ({ error, message }) => note(error, message), { signal });
  const noteRequest = ({ request }: { readonly request: Request }) => {
    const { url, method, headers, referrer } = request.clone();
    note(url, referrer);
    look();
    const call = `${method} ${new URL(url).pathname}`;
    void request
      .clone()
      .text()
      .then(body => sent.push({ call, headers, body }));
  };
  platform.events.on('request:start', noteRequest, { signal });
  return { written, sent, look };
}

const errorResponse = (status: 401 | 500) => ({
  error: { statusCode: status, name: 'Error', message: 'refused', code: status === 401 ? 52 : 1 },
});

it('is in the cookie and the header only, from the first page to the last [SEC-02/calls]', async () => {
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', 'en');
  const user = userEvent.setup({ delay: null });
  const tokens: string[] = [];
  const reload = (url: string) => {
    cleanup();
    stop();
    history.replaceState(null, '', url);
    stop = syncUrlWithSession();
    render(<App />);
  };
  const signIn = async () => {
    await user.type(await screen.findByLabelText('Username'), 'admin');
    await user.type(screen.getByLabelText('Password'), 'Lamp#2026{Enter}');
    await screen.findByRole('heading', { name: /^Users/u, level: 1 });
    tokens.push(session.token()!);
  };
  const { id, userId } = await platform.signIn('operator');
  tokens.push(id);
  // The parameters of the provider are not those of the console.
  history.replaceState(null, '', `/oauth?access_token=${id}&user_id=${userId}`);
  const { written, sent, look } = listen();

  // By single sign-on.
  stop = syncUrlWithSession();
  render(<App />);
  await screen.findByRole('heading', { name: 'Tonight' });
  look();
  session.clear();

  // By password: a list and its search, an action, one that breaks, and the end in the middle of it all.
  const filter = encodeURIComponent(JSON.stringify({ username: { eq: 'operator' } }));
  reload(`/permissionManage?filter=${filter}`);
  await signIn();
  const row = await findRow('operator');
  await user.click(row.getByRole('button', { name: 'Lock' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lock “operator”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Lock operator' }));
  await screen.findByText('operator locked');
  platform.use(http.post('*/active', () => Response.json(errorResponse(500), { status: 500 })));
  await user.click((await findRow('operator')).getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(sent.map(({ call }) => call).join()).toContain('/active'));
  look();
  platform.use(mockResponse('listUsers', 401, errorResponse(401)));
  await user.type(screen.getByRole('searchbox'), 'lamp{Enter}');
  await screen.findByRole('heading', { name: 'Sign in', level: 1 });
  look();
  platform.reset();
  await signIn();
  look();

  expect(new Set(tokens).size).toBe(3);
  const holds = (text: string) =>
    tokens.some(token => text.includes(token) || text.includes(encodeURIComponent(token)));
  expect(written.filter(holds)).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
  expect(sent.filter(({ body }) => holds(body)).map(({ call }) => call)).toEqual([]);
  // Where it was sent: in one header, and to the platform's secured calls only.
  const carrying = sent.flatMap(({ call, headers }) =>
    [...headers].filter(([, value]) => holds(value)).map(([name]) => ({ call, name })),
  );
  expect(new Set(carrying.map(({ name }) => name))).toEqual(new Set(['authorization']));
  expect(carrying.filter(({ call }) => call.includes('/api/config/'))).toEqual([]);
  expect(carrying.length).toBeGreaterThan(5);
  expect(document.cookie.match(/(?:^|; )(\w+)=/gu)?.length).toBe(1);
});
