import { expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { services } from '../../mocks/assembly/services.ts';
import { getCityOptions, generateCity } from '../../mocks/city/generateCity.ts';
import { startServer } from '../../mocks/hosts/server.ts';
import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { webHasher } from '../../mocks/platform/webHasher.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import { type SendRequest, createApiCaller, type ApiRequest } from '../support/apiCaller.ts';
import { chosenCalls } from '../support/chosenCalls.ts';
import { createValidCall } from '../support/fittingCalls.ts';

const city = { seed: 3, users: 60, assets: 200, now: Date.UTC(2026, 10, 11, 18, 47) };
const clock = () => Date.UTC(2026, 10, 12);
/** Nothing has happened in it since it was generated. */
const quietCity = { ...city, assets: 600 };
/** A millisecond later: no event of the city has the same time as a call. */
const justAfter = () => quietCity.now + 1;
/** No device takes its time. */
const delay = () => Promise.resolve();
const rows = generateCity(getCityOptions(quietCity), '');
const GUEST_ROLE = '5f1e0000000000000000b004';

/** A day's work, rejections included: method, path, what is sent. */
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

/** Does the work and returns the responses, without what chance decides. */
async function work(sendRequest: SendRequest, origin?: string) {
  const { call, signIn } = createApiCaller(sendRequest, origin);
  const token = await signIn('admin');
  const responses = [];
  for (const [method, path, sent] of calls) {
    const { status, body, headers } = await call(method, path, { token, ...sent });
    const type = headers.get('content-type');
    responses.push({ operation: `${method} ${path}`, status, type, body: withoutChance(body) });
  }
  return responses;
}

/** Ids, tokens and digests that were generated at random, unlike the seeded ones, differ from host to host. */
const withoutChance = (body: unknown): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(
        JSON.stringify(body)
          .replace(/\b(?!5f[12]e00)[0-9a-f]{24}\b/g, 'drawn')
          .replace(/"(md5(?:Preview)?|id)":"[\w-]{32,}"/g, '"$1":"drawn"'),
      );

/** A list without an order is in that of its ids, which are random. */
const withoutOrder = (body: unknown): unknown =>
  Array.isArray(body) ? body.map(row => JSON.stringify(row)).toSorted() : body;

/** Reads come before changes, these before creations, and deletions last, inner records first: so most calls succeed. */
function rankOf({ id, method, path }: OperationDescriptor): number {
  if (id === 'logout') return Infinity;
  if (method === 'delete') return 1_000 - path.length;
  // Calls to a device are logged, and a list has no order among logs of the same time.
  if (path.startsWith('/logs/')) return -1;
  if (path.endsWith('/orders')) return 1;
  return { get: 0, put: 1, patch: 1, post: 2 }[method as string] ?? 2;
}

const operations = Object.values(services)
  .flatMap(service => Object.values(service.operations))
  .toSorted((a, b) => rankOf(a) - rankOf(b));

/** Calls every operation of every document, and returns the responses. */
async function callEveryOperation(sendRequest: SendRequest, origin?: string) {
  const { call, signIn } = createApiCaller(sendRequest, origin);
  const token = await signIn('admin');
  const callBefore = async (method: string, path: string, sent: ApiRequest = {}) =>
    ((await call(method, path, { token, ...sent })).body ?? {}) as Row;
  const responses = [];
  for (const operation of operations) {
    const chosen = await chosenCalls[operation.id]?.({ rows, callBefore });
    const { path, request } = createValidCall(operation, rows, chosen);
    const method = operation.method.toUpperCase();
    const { status, body, headers } = await call(method, path, { token, ...request });
    const type = headers.get('content-type');
    responses.push({
      operation: operation.id,
      status,
      type,
      body: withoutOrder(withoutChance(body)),
    });
  }
  return responses;
}

/** Returns the result of what uses a server, and closes the server. */
async function closeAfter<Result>(
  server: { readonly close: () => Promise<void> },
  result: Promise<Result>,
): Promise<Result> {
  try {
    return await result;
  } finally {
    await server.close();
  }
}

it(
  'responds to every operation alike with the parts of a browser’s worker, in a test and behind a port [MOCK-02/hosts]',
  { timeout: 120_000 },
  async () => {
    const server = await startServer({ port: 0, ...quietCity, clock: justAfter, delay });
    const send: SendRequest = request => fetch(request);
    const behindPort = await closeAfter(server, callEveryOperation(send, server.url));

    const tests = startTestPlatform({ city: quietCity, clock: justAfter });
    const inTest = await callEveryOperation(send).finally(tests.close);

    const worker = openForgetfulPlatform({
      ...{ hasher: webHasher, city: quietCity },
      clock: justAfter,
    });
    const inWorker = await callEveryOperation(worker.handleRequest);

    expect(inTest).toEqual(behindPort);
    expect(inWorker).toEqual(behindPort);
    expect(behindPort.length).toBeGreaterThan(240);
    const failed = behindPort.filter(({ status }) => status >= 400);
    // The changes before them gave their names to others, and an upgrade uses the package.
    expect(failed.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
      ...['createDomain 422', 'createProject 422', 'deletePackage 409'],
    ]);
  },
);

it('gives the same responses to a day’s work with the parts of a browser’s worker, in a test and behind a port [MOCK-02/hosts]', async () => {
  const server = await startServer({ port: 0, ...city, clock });
  const behindPort = await closeAfter(
    server,
    work(request => fetch(request), server.url),
  );

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

it('responds to every origin in a test, and starts again when it is reset', async () => {
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
