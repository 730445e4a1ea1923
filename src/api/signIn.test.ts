import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from './session.ts';
import { signIn, signOut } from './signIn.ts';

const token = {
  ...{
    id: 'a-token-of-the-platform-0123456789',
    ttl: 1_209_600,
    userId: '5f1e0000000000000000a001',
  },
  created: '2026-11-12T00:04:39.000Z',
};
const user = {
  ...{ id: token.userId, username: 'lijing', lastName: 'Li', firstName: 'Jing', roleId: 'r1' },
  ...{ role: { id: 'r1', name: 'admin' }, modules: ['asset'], locked: false, pswChanged: true },
};
const credentials = { username: 'lijing', password: 'Lamp#2026' };

const server = setupServer();
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => {
  if (!request.url.includes('/config.json')) requests.push(request.clone());
});
const listCalls = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
const errorResponse = (status: number, code: number) =>
  HttpResponse.json({ error: { statusCode: status, code } }, { status });

const login = '*/api/users/users/login';
const logout = '*/api/users/users/logout';
const me = `*/api/users/users/${token.userId}`;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
    http.post(login, () => HttpResponse.json(token)),
    http.post(logout, () => new HttpResponse(null, { status: 204 })),
    http.get(me, () => HttpResponse.json(user)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  session.clear();
  requests.length = 0;
});

describe('signIn', () => {
  it('gets the token, then the user with the role [AUTH-02]', async () => {
    const createdSession = await signIn(credentials);
    expect(listCalls()).toEqual([
      'POST /api/users/users/login',
      `GET /api/users/users/${token.userId}`,
    ]);
    expect(await requests[0]?.json()).toEqual(credentials);
    const filter = new URL(String(requests[1]?.url)).searchParams.get('filter');
    expect(filter).toBe('{"include":["role"]}');
    expect(createdSession).toMatchObject({
      userId: token.userId,
      role: 'admin',
      username: 'lijing',
    });
    expect(session.read()).toBe(createdSession);
  });

  it('carries no token to the first step, and the new one to the second [AUTH-02] [AUTH-12]', async () => {
    session.begin({ id: 'left-over', userId: 'x' });
    await signIn(credentials);
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, token.id]);
  });

  it.each([
    [401, 51],
    [401, 34],
    [429, 51],
    [422, 22],
  ])('passes on the rejection %i, code %i, of the first step [AUTH-02]', async (status, code) => {
    server.use(http.post(login, () => errorResponse(status, code)));
    await expect(signIn(credentials)).rejects.toMatchObject({ status, code });
    expect(listCalls()).toHaveLength(1);
    expect(session.token()).toBeUndefined();
    expect(Cookies.get('user')).toBeUndefined();
  });

  it.each([
    ['a rejection', () => errorResponse(403, 57), { status: 403, code: 57 }],
    ['an expired token', () => errorResponse(401, 52), { status: 401, code: 52 }],
    ['no response', () => HttpResponse.error(), { status: 0 }],
    ['a page that is no JSON', () => HttpResponse.html('<p>hello</p>'), { status: 200 }],
    ['an empty response', () => new HttpResponse(), {}],
  ])(
    'leaves no cookie and no token when the second step is %s, here or at the platform [AUTH-02]',
    async (_, respond, error) => {
      const listener = vi.fn();
      server.use(http.get(me, respond));
      const stop = session.subscribe(listener);
      await expect(signIn(credentials)).rejects.toMatchObject(error);
      stop();
      expect(session.token()).toBeUndefined();
      expect(session.read()).toBeUndefined();
      expect(Cookies.get('user')).toBeUndefined();
      expect(listener).toHaveBeenCalledTimes(1);
      // A token that the platform has already rejected need not be revoked.
      const isTakenBack = !('status' in error && error.status === 401);
      await vi.waitFor(() =>
        expect(listCalls().includes('POST /api/users/users/logout')).toBe(isTakenBack),
      );
    },
  );

  it('signs in a user of a store that leaves out what is empty and has numbers for ids [AUTH-02] [AUTH-03]', async () => {
    const { username, role } = user;
    server.use(
      http.post(login, () => HttpResponse.json({ id: token.id, userId: 42 })),
      http.get('*/api/users/users/42', () => HttpResponse.json({ id: 42, username, role })),
    );
    expect(await signIn(credentials)).toEqual({
      ...{ id: token.id, tokenId: token.id, userId: '42', role: 'admin', username },
      ...{ firstName: '', lastName: '', modules: [], pswChanged: true },
    });
    session.rename({ firstName: 'Jing' });
    expect(session.read()).toMatchObject({ firstName: 'Jing', lastName: '' });
  });

  it('names the field of a user that cannot be used, and leaves nothing of the first step [AUTH-02]', async () => {
    server.use(http.get(me, () => HttpResponse.json({ ...user, modules: 'asset' })));
    await expect(signIn(credentials)).rejects.toMatchObject({
      name: 'RecordError',
      field: 'modules',
    });
    expect(session.token()).toBeUndefined();
    await vi.waitFor(() => expect(listCalls()).toContain('POST /api/users/users/logout'));
  });

  it('aborts a second step without a response after ten seconds, and removes the token of the first [AUTH-02]', async () => {
    await signIn(credentials); // loads the settings, so that the platform's URL is known
    session.clear();
    requests.length = 0;
    server.use(http.get(me, () => new Promise<Response>(() => undefined)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signing = signIn(credentials);
    const listener = vi.fn();
    signing.then(listener, listener);
    while (requests.length < 2) await new Promise(setImmediate);
    vi.advanceTimersByTime(9_999);
    await new Promise(setImmediate);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await expect(signing).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    vi.useRealTimers();
    expect(requests[1]?.signal.aborted).toBe(true);
    expect(session.token()).toBeUndefined();
    expect(session.read()).toBeUndefined();
    await vi.waitFor(() => expect(listCalls()).toContain('POST /api/users/users/logout'));
  });
});

describe('signOut', () => {
  it('notifies the platform with the token, and ends the session [AUTH-12]', async () => {
    await signIn(credentials);
    await signOut();
    expect(listCalls().at(-1)).toBe('POST /api/users/users/logout');
    expect(requests.at(-1)?.headers.get('Authorization')).toBe(token.id);
    expect(session.read()).toBeUndefined();
    expect(Cookies.get('user')).toBeUndefined();
  });

  it.each([
    ['rejects', () => errorResponse(401, 52)],
    ['fails', () => errorResponse(500, 19)],
    ['is away', () => HttpResponse.error()],
  ])('ends the session also when the platform %s', async (_, respond) => {
    server.use(http.post(logout, respond));
    await signIn(credentials);
    await signOut();
    expect(session.token()).toBeUndefined();
  });

  it('does not wait for a slow platform to end the session', async () => {
    await signIn(credentials);
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.use(http.post(logout, () => promise));
    const leaving = signOut();
    expect(session.read()).toBeUndefined();
    resolve(new HttpResponse(null, { status: 204 }));
    await leaving;
  });

  it('sends no request without a session', async () => {
    await signOut();
    expect(requests).toEqual([]);
  });
});
