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

  it('are made at the address of their service, with the values in their places [CALL-03]', async () => {
    await calls.users.lockUser({ path: { id: '7' } });
    await calls.config.getVersion();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/users/users/7/lock',
      'GET /api/config/version',
    ]);
  });

  it('write a form where the document asks for one', async () => {
    await calls.users.resetPassword({ path: { id: '7' }, body: { password: 'Night#2026' } });
    expect(await requests[0]?.text()).toBe('password=Night%232026');
  });

  it('write JSON where the document asks for it in a parameter [CALL-02]', async () => {
    const user = { id: '7', role: 'admin', modules: [] };
    await calls.config.getModules({ query: { user } });
    expect(JSON.parse(String(new URL(String(requests[0]?.url)).searchParams.get('user')))).toEqual(
      user,
    );
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
