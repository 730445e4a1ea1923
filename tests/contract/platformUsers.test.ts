import { beforeEach, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { scryptHasher } from '../../mocks/platform/scryptHasher.ts';
import { createApiCaller, type ApiRequest } from '../support/apiCaller.ts';

const ADMIN = '5f1e0000000000000000a001';
const OPERATOR = '5f1e0000000000000000a003';
const NEWCOMER = '5f1e0000000000000000a006';
const LOCKED = '5f1e0000000000000000a007';
const GUEST_ROLE = '5f1e0000000000000000b004';
const OPERATOR_ROLE = '5f1e0000000000000000b003';

let now: number;
let call: ReturnType<typeof createApiCaller>['call'];
let signIn: ReturnType<typeof createApiCaller>['signIn'];
let platform: ReturnType<typeof openForgetfulPlatform>;

beforeEach(() => {
  now = Date.UTC(2026, 10, 12);
  platform = openForgetfulPlatform({
    hasher: scryptHasher,
    clock: () => now,
    city: { users: 40, assets: 100 },
  });
  ({ call, signIn } = createApiCaller(platform.handleRequest));
});

const anyText: unknown = expect.any(String);
const letters = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const errorResponse = (status: number, code: number, rest: object = {}) => ({
  status,
  body: {
    error: {
      statusCode: status,
      name: anyText,
      message: anyText,
      code,
      ...rest,
    },
  },
});

const detail = (path: string, code: string) => ({
  details: [{ path, code, message: anyText }],
});

const login = (username: string, password: string) =>
  call('POST', '/users/users/login', { json: { username, password } });

const newUser = {
  username: '林晚',
  password: 'Night#2026',
  lastName: 'Lin',
  firstName: 'Wan',
  roleId: GUEST_ROLE,
};

describe('signing in and out', () => {
  it('gives a token of 64 letters for two weeks, and notes when', async () => {
    const { status, body } = await login('admin', 'Lamp#2026');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: letters(/^[A-Za-z0-9_-]{64}$/),
        ttl: 1_209_600,
        created: '2026-11-12T00:00:00.000Z',
        userId: ADMIN,
      },
    });
    const { id: token } = body as { id: string };
    const me = await call('GET', `/users/users/${ADMIN}`, { token, filter: { include: 'role' } });
    expect(me.body).toMatchObject({
      username: 'admin',
      lastLoginDate: '2026-11-12T00:00:00.000Z',
      role: { name: 'admin' },
    });
  });

  it.each([
    ['admin', 'lamp#2026', 51],
    ['nobody', 'Lamp#2026', 51],
    ['Admin', 'Lamp#2026', 51],
    ['locked', 'Lamp#2026', 34],
    ['locked', 'wrong', 51],
  ])('rejects %s with %s by code %i', async (username, password, code) => {
    expect(await login(username, password)).toMatchObject(errorResponse(401, code));
  });

  it('rejects an account for a while after ten failures in a minute [SEC-10/logins]', async () => {
    for (let i = 0; i < 10; i += 1) {
      expect(await login('operator', 'wrong')).toMatchObject(errorResponse(401, 51));
    }
    now += 15_000;
    const limited = await login('operator', 'Lamp#2026');
    expect(limited).toMatchObject(errorResponse(429, 51));
    expect(limited.headers.get('retry-after')).toBe('45');
    expect(await login('admin', 'Lamp#2026')).toMatchObject({ status: 200 });
    now += 45_000;
    expect(await login('operator', 'Lamp#2026')).toMatchObject({ status: 200 });
  });

  it('makes the token worthless when its user signs out', async () => {
    const token = await signIn('admin');
    expect(await call('POST', '/users/users/logout', { token })).toMatchObject({ status: 204 });
    expect(await call('POST', '/users/users/logout', { token })).toMatchObject(
      errorResponse(401, 52),
    );
  });

  it('lets a token end after its time, and not before', async () => {
    const token = await signIn('admin');
    const me = () => call('GET', `/users/users/${ADMIN}`, { token });
    now += 1_209_600_000 - 1;
    expect(await me()).toMatchObject({ status: 200 });
    now += 1;
    expect(await me()).toMatchObject(errorResponse(401, 52));
  });
});

describe('the token of a call', () => {
  it.each([
    ['no token', () => ({}), 58],
    ['an empty one', () => ({ token: '' }), 58],
    ['an unknown one', () => ({ token: 'x'.repeat(64) }), 52],
    ['a scheme before it', (token: string) => ({ token: `Bearer ${token}` }), 52],
    ['the cookie alone', (token: string) => ({ headers: { cookie: `user=${token}` } }), 58],
  ])('is rejected with %s', async (_, send: (token: string) => ApiRequest, code) => {
    const token = await signIn('admin');
    expect(await call('GET', '/users/users', send(token))).toMatchObject(errorResponse(401, code));
  });
});

describe('changing one’s own password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    call('POST', '/users/users/change-password', { token, form: { oldPassword, newPassword } });

  it('takes effect, signs out elsewhere and counts as changed', async () => {
    const [elsewhere, token] = [await signIn('newcomer'), await signIn('newcomer')];
    expect(await change(token, 'Lamp#2026', 'Night#2026')).toMatchObject({ status: 204 });

    const me = await call('GET', `/users/users/${NEWCOMER}`, { token });
    expect(me.body).toMatchObject({ pswChanged: true });
    const other = await call('GET', `/users/users/${NEWCOMER}`, { token: elsewhere });
    expect(other).toMatchObject(errorResponse(401, 52));
    expect(await login('newcomer', 'Lamp#2026')).toMatchObject(errorResponse(401, 51));
    expect(await login('newcomer', 'Night#2026')).toMatchObject({ status: 200 });
  });

  it.each([
    ['wrong', 'Night#2026', errorResponse(400, 80)],
    ['Lamp#2026', 'device_admin', errorResponse(422, 22, detail('/newPassword', 'notUsername'))],
    ['Lamp#2026', 'Lamp#2026', errorResponse(422, 22, detail('/newPassword', 'notOldPassword'))],
    ['Lamp#2026', 'short', errorResponse(422, 22)],
    ['Lamp#2026', 'lettersonly', errorResponse(422, 22)],
    ['Lamp#2026', 'with space 1', errorResponse(422, 22)],
  ])('rejects %s to %s', async (oldPassword, newPassword, expected) => {
    const token = await signIn('device_admin');
    expect(await change(token, oldPassword, newPassword)).toMatchObject(expected);
    expect(await login('device_admin', 'Lamp#2026')).toMatchObject({ status: 200 });
  });
});

describe('users', () => {
  let token: string;
  beforeEach(async () => (token = await signIn('admin')));

  const create = (change: object = {}) =>
    call('POST', '/users/users', { token, json: { ...newUser, ...change } });

  it('are created with the modules of their role and a password still to change', async () => {
    const { status, body } = await create();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: letters(/^[0-9a-f]{24}$/),
        username: '林晚',
        lastName: 'Lin',
        firstName: 'Wan',
        roleId: GUEST_ROLE,
        modules: ['report'],
        locked: false,
        pswChanged: false,
      },
    });
    expect(await login('林晚', 'Night#2026')).toMatchObject({ status: 200 });
  });

  it.each([
    [{ username: 'admin' }, errorResponse(422, 68, detail('/username', 'unique'))],
    [{ username: 'Admin' }, errorResponse(422, 68, detail('/username', 'unique'))],
    [{ username: 'DEVICE_admin' }, errorResponse(422, 68, detail('/username', 'unique'))],
    [{ roleId: 'nosuch' }, errorResponse(422, 6, detail('/roleId', 'reference'))],
    [
      { username: 'Night2026', password: 'Night2026' },
      errorResponse(422, 22, detail('/password', 'notUsername')),
    ],
    [{ username: '_li' }, errorResponse(422, 22, detail('/username', 'pattern'))],
    [{ lastName: undefined }, errorResponse(422, 22, detail('/lastName', 'required'))],
    [{ locked: true }, errorResponse(422, 22, detail('/locked', 'unevaluatedProperties'))],
  ])('are rejected with %j', async (change, expected) => {
    expect(await create(change)).toMatchObject(expected);
  });

  it('never get one name twice, in upper or lower case, even when two request it at once', async () => {
    const names = ['lin_wan', 'Lin_Wan', 'LIN_WAN'];
    const responses = await Promise.all(names.map(username => create({ username })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('are changed by what is sent, and keep their name', async () => {
    const patch = (json: object) => call('PATCH', `/users/users/${OPERATOR}`, { token, json });
    const role = { id: GUEST_ROLE, name: 'guest' };
    const changed = await patch({ lastName: '陈', roleId: GUEST_ROLE, role });
    expect(changed).toMatchObject({
      status: 200,
      body: { username: 'operator', lastName: '陈', firstName: 'Zhiyuan', roleId: GUEST_ROLE },
    });
    expect(changed.body).not.toHaveProperty('role');
    expect(await patch({ id: OPERATOR, modules: ['report'] })).toMatchObject({
      body: { modules: ['report'] },
    });
    expect(await patch({ username: 'other' })).toMatchObject(errorResponse(422, 22));
    expect(await patch({ id: ADMIN, lastName: 'x' })).toMatchObject(
      errorResponse(422, 22, detail('/id', 'const')),
    );
    expect(await patch({ roleId: 'nosuch' })).toMatchObject(errorResponse(422, 6));
    expect(await patch({ roleId: OPERATOR_ROLE, role })).toMatchObject(errorResponse(422, 22));
    expect(await patch({ modules: ['asset', 'asset'] })).toMatchObject(errorResponse(422, 22));
  });

  it('have no module that their role cannot have, nor keep one with another role', async () => {
    const patch = (json: object) => call('PATCH', `/users/users/${OPERATOR}`, { token, json });
    expect(await patch({ modules: ['maintenance', 'permission', 'domain'] })).toMatchObject(
      errorResponse(422, 22, {
        details: [
          { path: '/modules/1', code: 'role', message: anyText },
          { path: '/modules/2', code: 'role', message: anyText },
        ],
      }),
    );
    await patch({ modules: ['maintenance', 'issues'] });
    const asBefore = await patch({ roleId: OPERATOR_ROLE, firstName: 'Yi' });
    expect(asBefore.body).toMatchObject({ modules: ['maintenance', 'issues'] });
    const guest = await patch({ roleId: GUEST_ROLE });
    expect(guest.body).toMatchObject({ modules: [] });
    expect(await patch({ roleId: OPERATOR_ROLE, modules: ['issues'] })).toMatchObject({
      body: { modules: ['issues'] },
    });
  });

  it('keep the modules that another product mode has while the role is the same', async () => {
    const light = createApiCaller(
      openForgetfulPlatform({
        mode: 'light',
        hasher: scryptHasher,
        city: { users: 0, assets: 10 },
      }).handleRequest,
    );
    const admin = await light.signIn('admin');
    const json = { firstName: 'Yi', roleId: OPERATOR_ROLE };
    const { body } = await light.call('PATCH', `/users/users/${OPERATOR}`, { token: admin, json });
    expect(body).toMatchObject({ modules: ['maintenance', 'smartLight', 'issues'] });
  });

  it('are locked, which signs them out, and unlocked', async () => {
    const theirs = await signIn('operator');
    const post = (action: string) => call('POST', `/users/users/${OPERATOR}/${action}`, { token });
    expect(await post('lock')).toMatchObject({ status: 204 });
    const me = () => call('GET', `/users/users/${OPERATOR}`, { token: theirs });
    expect(await me()).toMatchObject(errorResponse(401, 52));
    expect(await login('operator', 'Lamp#2026')).toMatchObject(errorResponse(401, 34));
    expect(await post('active')).toMatchObject({ status: 204 });
    expect(await login('operator', 'Lamp#2026')).toMatchObject({ status: 200 });
  });

  it('get a new password, which signs them out and is to be changed', async () => {
    const theirs = await signIn('operator');
    const path = `/users/users/${OPERATOR}/reset-password`;
    expect(await call('PUT', path, { token, form: { password: 'Night#2026' } })).toMatchObject({
      status: 204,
    });
    expect(await call('GET', `/users/users/${OPERATOR}`, { token: theirs })).toMatchObject(
      errorResponse(401, 52),
    );
    expect(await login('operator', 'Lamp#2026')).toMatchObject(errorResponse(401, 51));
    const again = await signIn('operator', 'Night#2026');
    const me = await call('GET', `/users/users/${OPERATOR}`, { token: again });
    expect(me.body).toMatchObject({ pswChanged: false });
  });

  it('are deleted with their tokens; a second deletion is no error', async () => {
    const theirs = await signIn('operator');
    const remove = () => call('DELETE', `/users/users/${OPERATOR}`, { token });
    expect(await remove()).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await remove()).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await call('POST', '/users/users/logout', { token: theirs })).toMatchObject(
      errorResponse(401, 52),
    );
    expect(await login('operator', 'Lamp#2026')).toMatchObject(errorResponse(401, 51));
  });

  it.each([
    ['DELETE', '', {}],
    ['POST', '/lock', {}],
    ['PUT', '/reset-password', { form: { password: 'Night#2026' } }],
  ])('cannot %s themselves%s', async (method, action, sent) => {
    const error = await call(method, `/users/users/${ADMIN}${action}`, { ...sent, token });
    expect(error).toMatchObject(errorResponse(403, 33));
    expect(await login('admin', 'Lamp#2026')).toMatchObject({ status: 200 });
  });

  it.each([
    ['GET', ''],
    ['POST', '/lock'],
    ['POST', '/active'],
  ])('that do not exist are rejected: %s %s', async (method, action) => {
    expect(await call(method, `/users/users/nobody${action}`, { token })).toMatchObject(
      errorResponse(404, 66),
    );
  });

  it('are given domains, which are returned on request', async () => {
    const path = `/users/users/${OPERATOR}`;
    const domains = ['5f1e0000000000000000d002', '5f1e0000000000000000d003'];
    const assigned = await call('PATCH', `${path}/domains`, { token, json: { domains } });
    expect(assigned.body).not.toHaveProperty('domains');
    const read = await call('GET', path, { token, filter: { include: ['role', 'domains'] } });
    expect(read.body).toMatchObject({ role: { name: 'deviceOperator' } });
    expect(read.body).toHaveProperty(
      'domains',
      domains.map(id => ({ id, name: anyText })),
    );
    const unknown = await call('PATCH', `${path}/domains`, { token, json: { domains: ['x'] } });
    expect(unknown).toMatchObject(errorResponse(422, 6, detail('/domains/0', 'reference')));
  });

  it('never show a password, nor can be found by one', async () => {
    const count = async (where: object) =>
      (await call('GET', '/users/users/count', { token, where })).body;
    expect(await count({ password: 'Lamp#2026' })).toEqual({ count: 47 });
    expect(await count({ or: [{ hash: { neq: null } }] })).toEqual({ count: 0 });
    const { body } = await call('GET', '/users/users', {
      token,
      filter: { fields: ['id', 'password', 'hash'], limit: 1 },
    });
    expect(body).toEqual([{ id: ADMIN }]);
    const everything = JSON.stringify((await call('GET', '/users/users', { token })).body);
    expect(everything).not.toMatch(/scrypt|password"|hash/);
  });

  it('are listed as the console requests them', async () => {
    const { status, body } = await call('GET', '/users/users?_=1794441600000', {
      token,
      filter: {
        where: { username: { like: 'o' } },
        order: ['username ASC', 'id ASC'],
        include: 'role',
        offset: 0,
        limit: 2,
      },
    });
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body).toMatchObject([{ role: { name: anyText } }, {}]);
  });
});

describe('administrators', () => {
  const ADMIN_ROLE = '5f1e0000000000000000b001';
  const users = (token: string) => ({
    change: (id: string, json: object) => call('PATCH', `/users/users/${id}`, { token, json }),
    do: (method: string, path: string) => call(method, `/users/users/${path}`, { token }),
  });

  it('cannot change their own role, and can change everything else of themselves', async () => {
    const { change } = users(await signIn('admin'));
    const role = { id: GUEST_ROLE, name: 'guest' };
    for (const json of [{ roleId: GUEST_ROLE }, { roleId: GUEST_ROLE, role, firstName: 'Yi' }])
      expect(await change(ADMIN, json)).toMatchObject(errorResponse(403, 26));
    const same = await change(ADMIN, { roleId: ADMIN_ROLE, firstName: 'Yi' });
    expect(same).toMatchObject({ status: 200, body: { roleId: ADMIN_ROLE, firstName: 'Yi' } });
  });

  it('can change, lock and delete each other', async () => {
    const { change, do: mutate } = users(await signIn('admin'));
    await change(OPERATOR, { roleId: ADMIN_ROLE });
    expect(await mutate('POST', `${OPERATOR}/lock`)).toMatchObject({ status: 204 });
    expect(await change(OPERATOR, { roleId: GUEST_ROLE })).toMatchObject({ status: 200 });
    await change(OPERATOR, { roleId: ADMIN_ROLE });
    expect(await mutate('DELETE', OPERATOR)).toMatchObject({ status: 200, body: { count: 1 } });
  });

  /** A change whose body arrives when the test lets it: it is allowed before, and carried out after. */
  function heldChange(token: string, id: string, json: object) {
    const arrives = Promise.withResolvers<undefined>();
    const body = new ReadableStream({
      async start(stream) {
        await arrives.promise;
        stream.enqueue(new TextEncoder().encode(JSON.stringify(json)));
        stream.close();
      },
    });
    const headers = { authorization: token, 'content-type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PATCH',
      headers,
      body,
      duplex: 'half',
    };
    const url = `http://localhost/api/users/users/${id}`;
    const response = platform.handleRequest(new Request(url, init));
    return { answer: response, arrive: () => arrives.resolve(undefined) };
  }

  it('are never all removed: of two that demote each other at once, one stays', async () => {
    const mine = await signIn('admin');
    const { change, do: mutate } = users(mine);
    // The seeded users may have administrators among them.
    const filter = { where: { and: [{ roleId: ADMIN_ROLE }, { id: { neq: ADMIN } }] } };
    const { body } = await call('GET', '/users/users', { token: mine, filter });
    for (const { id } of body as { id: string }[]) await mutate('DELETE', id);
    await change(OPERATOR, { roleId: ADMIN_ROLE });
    const theirs = await signIn('operator');

    const held = heldChange(theirs, ADMIN, { roleId: GUEST_ROLE });
    expect(await change(OPERATOR, { roleId: GUEST_ROLE })).toMatchObject({ status: 200 });
    held.arrive();
    const error = await held.answer;
    const errorBody: unknown = await error.json();
    expect({ status: error.status, body: errorBody }).toMatchObject(errorResponse(403, 26));
    expect(await mutate('GET', 'count')).toMatchObject({ status: 200 });
  });

  it('that are locked do not count: the only one that can sign in stays', async () => {
    const mine = await signIn('admin');
    const { change, do: mutate } = users(mine);
    await change(LOCKED, { roleId: ADMIN_ROLE });
    await change(OPERATOR, { roleId: ADMIN_ROLE });
    const theirs = await signIn('operator');
    const filter = { where: { roleId: ADMIN_ROLE }, fields: ['id'] };
    const { body } = await call('GET', '/users/users', { token: mine, filter });
    const others = (body as { id: string }[]).filter(({ id }) => ![ADMIN, OPERATOR].includes(id));
    for (const { id } of others) await mutate('POST', `${id}/lock`);

    const held = heldChange(theirs, ADMIN, { roleId: GUEST_ROLE });
    expect(await mutate('POST', `${OPERATOR}/lock`)).toMatchObject({ status: 204 });
    held.arrive();
    expect((await held.answer).status).toBe(403);
    expect(await mutate('GET', 'count')).toMatchObject({ status: 200 });
  });
});

describe('the log of the users', () => {
  const linesOf = async (where: object) => {
    const token = await signIn('admin');
    const filter = { where, order: ['id'] };
    const { body } = await call('GET', '/core/logs/user', { token, filter });
    return body as { action: string; detail?: string }[];
  };

  it('has successful and failed sign-ins, and sign-outs', async () => {
    const token = await signIn('operator');
    await call('POST', '/users/users/logout', { token });
    await login('operator', 'wrong');
    await login('locked', 'Lamp#2026');
    await login('nobody', 'Lamp#2026');
    const time = '2026-11-12T00:00:00.000Z';
    const lines = await linesOf({ time, username: { neq: 'admin' } });
    const failed = { action: 'loginFailed', result: 'failed' };
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(
      expect.arrayContaining(
        [
          { action: 'login', username: 'operator', userId: OPERATOR, result: 'success' },
          { action: 'logout', username: 'operator', userId: OPERATOR, result: 'success' },
          { ...failed, username: 'operator', code: 51 },
          { ...failed, username: 'locked', userId: LOCKED, code: 34 },
          { ...failed, username: 'nobody', code: 51 },
        ].map(line => ({ id: anyText, time, ip: '127.0.0.1', ...line })),
      ),
    );
  });

  it('reports what became of an account, and what was rejected, but no password', async () => {
    const token = await signIn('admin');
    const send = (method: string, path: string, sent: ApiRequest = {}) =>
      call(method, `/users/users${path}`, { token, ...sent });
    const form = { password: 'Other#2026' };
    const { body } = await send('POST', '', { json: newUser });
    const path = `/${(body as { id: string }).id}`;
    await send('POST', '', { json: newUser });
    await send('PATCH', path, { json: { lastName: 'Lin' } });
    await send('PATCH', `${path}/domains`, { json: { domains: [] } });
    await send('PUT', `${path}/reset-password`, { form });
    await send('POST', `${path}/lock`);
    await send('POST', `${path}/active`);
    await send('DELETE', path);
    await send('DELETE', `/${ADMIN}`);
    await send('POST', '/change-password', {
      form: { oldPassword: 'wrong', newPassword: 'Other#2026' },
    });
    const time = '2026-11-12T00:00:00.000Z';
    const lines = await linesOf({ time, target: 'users' });
    const entries = lines.map(line => ({ ...line, id: undefined, time: undefined }));
    const by = { username: 'admin', userId: ADMIN, ip: '127.0.0.1', target: 'users' };
    const of = { ...by, targetId: path.slice(1), result: 'success' };
    expect(entries).toHaveLength(10);
    expect(entries).toEqual(
      expect.arrayContaining([
        { ...of, action: 'create', detail: '林晚' },
        { ...by, action: 'create', detail: '林晚', result: 'failed', code: 68 },
        { ...of, action: 'update', detail: '林晚' },
        { ...of, action: 'update', detail: '域：林晚' },
        { ...of, action: 'update', detail: '密码：林晚' },
        { ...of, action: 'update', detail: '锁定：林晚' },
        { ...of, action: 'update', detail: '解锁：林晚' },
        { ...of, action: 'delete', detail: '林晚' },
        { ...of, targetId: ADMIN, action: 'delete', detail: 'admin', result: 'failed', code: 33 },
        { ...by, action: 'update', detail: '本人密码', result: 'failed', code: 80 },
      ]),
    );
    expect(JSON.stringify(lines)).not.toContain('2026"');
  });
});

describe('permissions', () => {
  const operations = [
    ['GET', '/users/users'],
    ['GET', '/users/users/count'],
    ['POST', '/users/users'],
    ['GET', `/users/users/${LOCKED}`],
    ['PATCH', `/users/users/${LOCKED}`],
    ['DELETE', `/users/users/${LOCKED}`],
    ['PUT', `/users/users/${LOCKED}/reset-password`],
    ['PATCH', `/users/users/${LOCKED}/domains`],
    ['POST', `/users/users/${LOCKED}/lock`],
    ['POST', `/users/users/${LOCKED}/active`],
    ['GET', '/users/roles'],
    ['GET', '/users/roles/count'],
    ['GET', `/users/roles/${GUEST_ROLE}`],
  ] as const;

  it.each(['device_admin', 'operator', 'guest', 'remote', 'newcomer'])(
    'reject %s every operation but reading the own account',
    async username => {
      const token = await signIn(username);
      for (const [method, path] of operations) {
        expect(await call(method, path, { token }), `${method} ${path}`).toMatchObject(
          errorResponse(403, 57),
        );
      }
    },
  );

  it('let every user read the own account', async () => {
    const token = await signIn('operator');
    const me = await call('GET', `/users/users/${OPERATOR}`, { token });
    expect(me).toMatchObject({ status: 200, body: { username: 'operator' } });
  });

  it('let an admin do them, whatever modules the account lists', async () => {
    const token = await signIn('admin');
    await call('PATCH', `/users/users/${ADMIN}`, { token, json: { modules: [] } });
    expect(await call('GET', '/users/users/count', { token })).toMatchObject({ status: 200 });
  });
});
