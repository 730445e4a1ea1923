import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  expectTypeOf,
  it,
} from 'vitest';

import { services } from '../generated/services.ts';
import { calls } from './calls.ts';

const server = setupServer();
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => {
  if (!request.url.includes('/config.json')) requests.push(request.clone());
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() =>
  server.use(
    http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
    http.all('*/api/*', () => HttpResponse.json({})),
  ),
);
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
});

describe('calls', () => {
  it('have a name for every operation of every document', () => {
    const named = Object.entries(calls).map(([service, own]) => [service, Object.keys(own)]);
    const described = Object.entries(services).map(([service, { operations }]) => [
      service,
      Object.keys(operations),
    ]);
    expect(named).toEqual(described);
  });

  it('are made at the URL of their service, with the values in the path [CALL-03]', async () => {
    await calls.users.lockUser({ path: { id: '7' } });
    await calls.config.getVersion();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/users/users/7/lock',
      'GET /api/config/version',
    ]);
  });

  it('write a form where the document defines one', async () => {
    await calls.users.resetPassword({ path: { id: '7' }, body: { password: 'Night#2026' } });
    expect(await requests[0]?.text()).toBe('password=Night%232026');
  });

  it('write JSON where the document defines it in a parameter [CALL-02]', async () => {
    server.use(http.get('*/api/config/module', () => HttpResponse.json([])));
    const user = { id: '7', role: 'admin', modules: [] };
    await calls.config.getModules({ query: { user } });
    expect(JSON.parse(String(new URL(String(requests[0]?.url)).searchParams.get('user')))).toEqual(
      user,
    );
  });

  it.each([
    ['null', null, 'null', {}],
    ['a list where a record belongs', [], 'list', {}],
    ['a web page', '<!doctype html>', 'page', {}],
    ['a record without its list', { id: '7' }, 'field', { field: 'ids' }],
    ['a record whose list is a text', { ids: 'SSSLC' }, 'field', { field: 'ids' }],
  ])('reject a response that is %s [REL-04]', async (_, body, received, options) => {
    server.use(http.get('*/whitelist', () => HttpResponse.json(body)));
    await expect(calls.core.getWhitelist({ path: { id: '7' } })).rejects.toMatchObject({
      messageKey: `error.response.${received}`,
      messageOptions: { call: 'GET /assets/{id}/whitelist', ...options },
    });
  });

  it('name the row and the property that no reader can use [REL-04]', async () => {
    const roads = [
      { domainId: 'a', name: 'A', total: 1, normal: 1, fault: 0, offline: 0, unknown: 0 },
    ];
    const wrong = [...roads, { ...roads[0], total: { n: 1 } }];
    server.use(http.get('*/statistics/domains', () => HttpResponse.json(wrong)));
    await expect(calls.core.getSubdomainStatistics()).rejects.toMatchObject({
      messageOptions: { field: '[1].total' },
    });
  });

  it('read a count that is written as text', async () => {
    server.use(http.get('*/users/count', () => HttpResponse.json({ count: '40' })));
    expect(await calls.users.countUsers()).toEqual({ count: 40 });
  });

  it('have the types of their documents', () => {
    type Login = NonNullable<Parameters<typeof calls.users.login>[0]>;
    expectTypeOf<{ username: string; password: string }>().toExtend<Login['body']>();
    expectTypeOf<{ username: string }>().not.toExtend<Login['body']>();
    expectTypeOf(calls.users.lockUser).returns.resolves.toEqualTypeOf<undefined>();
    expectTypeOf(calls.users.countUsers).returns.resolves.toEqualTypeOf<{ count: number }>();
    expectTypeOf(calls.users.getUser).returns.resolves.toHaveProperty('lastLoginDate');
    expectTypeOf<[]>().not.toExtend<Parameters<typeof calls.users.lockUser>>();
    expectTypeOf<[]>().toExtend<Parameters<typeof calls.users.listUsers>>();
  });
});
