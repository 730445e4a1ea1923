import { expect, it } from 'vitest';

import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { webHasher } from '../../mocks/platform/webHasher.ts';
import { startServer } from '../../mocks/hosts/server.ts';
import { type SendRequest, createApiCaller, type ApiRequest } from '../support/apiCaller.ts';

const city = { seed: 3, users: 60, assets: 200, now: Date.UTC(2026, 10, 11, 18, 47) };
const clock = () => Date.UTC(2026, 10, 12);
const GUEST_ROLE = '5f1e0000000000000000b004';

/** A day's work, refusals included: method, path, what is sent. */
const calls: readonly (readonly [string, string, ApiRequest])[] = [
  ['GET', '/config/version', {}],
  ['GET', '/config/moduleDefault', {}],
  ['POST', '/users/users/login', { json: { username: 'guest', password: 'wrong' } }],
  ['POST', '/users/users/login', { json: { username: 'guest' } }],
  ['GET', '/users/users', { filter: { order: 'username ASC', limit: 15, include: ['role'] } }],
  ['GET', '/users/users/count', { where: { username: { like: '李' } } }],
  ['GET', '/users/users', { filter: { limit: -1 } }],
  ['GET', '/users/users/nobody', {}],
  [
    'POST',
    '/users/users',
    {
      json: {
        username: '林晚',
        password: 'Night#2026',
        lastName: 'Lin',
        firstName: 'Wan',
        roleId: GUEST_ROLE,
      },
    },
  ],
  ['POST', '/users/users', { json: { username: 'admin' } }],
  ['PUT', '/users/users/5f1e0000000000000000a003/reset-password', { form: { password: 'x' } }],
  [
    'PUT',
    '/users/users/5f1e0000000000000000a003/reset-password',
    { form: { password: 'Night#99' } },
  ],
  ['DELETE', '/users/users/5f1e0000000000000000a004', {}],
  ['POST', '/users/users', { json: { padding: 'x'.repeat(1_100_000) } }],
  ['GET', '/users/%E5', {}],
  ['HEAD', '/users/roles', {}],
  ['GET', '/users/roles', {}],
  ['POST', '/users/users/logout', {}],
  ['GET', '/users/roles', {}],
];

/** Does the work and gives what was answered, without what chance decides. */
async function work(answer: SendRequest, origin?: string) {
  const { call, signIn } = createApiCaller(answer, origin);
  const token = await signIn('admin');
  const told = [];
  for (const [method, path, sent] of calls) {
    const { status, body, headers } = await call(method, path, { token, ...sent });
    const type = headers.get('content-type');
    told.push({ asked: `${method} ${path}`, status, type, body: withoutChance(body) });
  }
  return told;
}

/** Ids that were drawn, unlike the seeded ones, differ from host to host. */
const withoutChance = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body).replace(/"(?!5f1e00)[0-9a-f]{24}"/g, '"drawn"'));

it('gives the same answers in a browser’s worker, in a test and behind a port [MOCK-02]', async () => {
  const server = await startServer({ port: 0, ...city, clock });
  const behindPort = await work(request => fetch(request), server.url).finally(server.close);

  const tests = startTestPlatform({ city, clock });
  const inTest = await work(request => fetch(request)).finally(tests.close);

  const worker = openForgetfulPlatform({ hasher: webHasher, city, clock });
  const inWorker = await work(worker.handleRequest);

  expect(inTest).toEqual(behindPort);
  expect(inWorker).toEqual(behindPort);
  expect(new Set(behindPort.map(({ status }) => status))).toEqual(
    new Set([200, 204, 400, 401, 404, 413, 422]),
  );
});

it('answers every origin in a test, and begins anew when it is reset', async () => {
  const platform = startTestPlatform({ city });
  try {
    const { id: token, userId } = await platform.signIn('admin');
    const me = (origin: string) =>
      fetch(`${origin}/api/users/users/${userId}`, { headers: { authorization: token } });
    expect((await me('http://localhost')).status).toBe(200);
    expect((await me('http://127.0.0.1:3000')).status).toBe(200);
    platform.reset();
    expect((await me('http://localhost')).status).toBe(401);
    await expect(fetch('http://localhost/elsewhere')).rejects.toThrow();
  } finally {
    platform.close();
  }
});
