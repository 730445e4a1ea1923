import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { setPlatformTime } from '../../tests/support/platformTime.ts';
import { adjustPlatformTime, getPlatformTime } from '../domain/platformClock.ts';
import type { OperationDescriptor } from '../schema/operation.ts';
import { ApiError } from './ApiError.ts';
import { send } from './send.ts';
import { session } from './session.ts';

const localizedText = { en: '', zh: '' };
const parameter = { required: true, json: false } as const;

const operation = (more: Partial<OperationDescriptor> = {}): OperationDescriptor => ({
  ...{ id: 'listUsers', service: 'users', method: 'get', path: '/users', kind: 'list' },
  ...{ secured: true, parameters: [], responses: [], label: localizedText, errorCodes: [] },
  ...{ physical: false, job: false },
  ...more,
});

const record = operation({
  path: '/users/{id}',
  parameters: [{ name: 'id', in: 'path', ...parameter }],
});
const post = (mediaType: string) =>
  operation({ method: 'post', body: { mediaType, required: true, fields: [] } });

const user = {
  ...{ username: 'lijing', firstName: 'Jing', lastName: 'Li', modules: [], pswChanged: true },
  role: { name: 'admin' },
};

/** The requests to the platform, in order. */
const requests: Request[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  if (!request.url.includes('/config.json')) requests.push(request.clone());
});
const last = () => requests.at(-1) ?? expect.fail('nothing was sent');
const readUrl = () => new URL(last().url);

const respond = (response: () => Response | Promise<Response>) =>
  server.use(http.all('*/api/*', response));
const failing = async (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error as ApiError,
  );

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.use(http.get('*/config.json', () => new HttpResponse(null, { status: 404 })));
  respond(() => HttpResponse.json({ id: '1' }));
  session.begin({ id: 'secret', userId: 'u1' });
  session.complete(user);
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  session.clear();
  requests.length = 0;
});

describe('every call', () => {
  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    'carries the time in milliseconds: %s [CALL-01]',
    async method => {
      vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_123 });
      await send(operation({ method }));
      expect(last().method).toBe(method.toUpperCase());
      expect(readUrl().searchParams.getAll('_')).toEqual(['1795000000123']);
    },
  );

  it('carries the raw token as a header, and in no other part [AUTH-12]', async () => {
    await send(operation());
    expect(last().headers.get('Authorization')).toBe('secret');
    expect(last().url).not.toContain('secret');
  });

  it('carries no token when the document requires none [AUTH-12]', async () => {
    await send(operation({ secured: false }));
    expect(last().headers.has('Authorization')).toBe(false);
  });

  it('writes a JSON parameter as JSON, and others as they are [CALL-02]', async () => {
    const filter = { where: { username: { like: '李%' } }, limit: 15 };
    const parameters = [
      { name: 'filter', in: 'query', ...parameter, json: true },
      { name: 'user', in: 'query', ...parameter, json: true },
      { name: 'name', in: 'query', ...parameter },
    ] as const;
    const query = { filter, user: '{"id":"1"}', name: 'a b', nothing: undefined };
    await send(operation({ parameters }), { query });
    const sent = readUrl().searchParams;
    expect(JSON.parse(String(sent.get('filter')))).toEqual(filter);
    expect(sent.get('user')).toBe('{"id":"1"}');
    expect(sent.get('name')).toBe('a b');
    expect(sent.has('nothing')).toBe(false);
  });

  it('escapes an id in the path [CALL-03]', async () => {
    await send(record, { path: { id: 'a/b?c' } });
    expect(readUrl().pathname).toBe('/api/users/users/a%2Fb%3Fc');
  });

  it.each(['', '.', '..', undefined])(
    'is not made for the id %j, which would reach another URL [ERR-01]',
    async id => {
      const error = await failing(send(record, { path: { id: id as string } }));
      expect(error).toMatchObject({ status: 404, code: 6, call: 'GET /users/{id}' });
      expect(requests).toEqual([]);
    },
  );
});

describe('a body', () => {
  it('is written as JSON', async () => {
    await send(post('application/json'), { body: { username: '李静', none: undefined } });
    expect(last().headers.get('Content-Type')).toBe('application/json');
    expect(await last().json()).toEqual({ username: '李静' });
  });

  it('is written as a form, without what is missing', async () => {
    const body = { password: 'a&b=c #%', none: undefined, nothing: null };
    await send(post('application/x-www-form-urlencoded'), { body });
    expect(last().headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(await last().text())]).toEqual([['password', 'a&b=c #%']]);
  });

  it('has no Content-Type when there is none', async () => {
    await send(post('application/json'));
    expect(last().headers.has('Content-Type')).toBe(false);
  });
});

describe('a response', () => {
  it('that is no JSON is a file, and its rejection is read all the same', async () => {
    const picture = operation({ responses: [{ status: 200, mediaType: 'image/png' }] });
    respond(() => new Response('dots', { headers: { 'content-type': 'image/png' } }));
    const file = await send<Blob>(picture);
    expect([file.type, await file.text()]).toEqual(['image/png', 'dots']);
    expect(last().headers.get('Accept')).toBe('image/png, application/json');
    respond(() => HttpResponse.json({ error: { code: 6 } }, { status: 404 }));
    expect(await failing(send(picture))).toMatchObject({ status: 404, code: 6 });
  });

  it('is the parsed body', async () => {
    respond(() => HttpResponse.json([{ id: '1' }]));
    await expect(send(operation())).resolves.toEqual([{ id: '1' }]);
  });

  it.each([204, 200])('of status %i may be empty', async status => {
    respond(() => new HttpResponse(null, { status }));
    await expect(send(operation())).resolves.toBeUndefined();
  });

  it('that is no JSON is reported as such [ERR-01]', async () => {
    respond(() => HttpResponse.html('<title>Welcome</title>'));
    const error = await failing(send(operation()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 200, body: '<title>Welcome</title>' });
    expect(error.message).toBe('GET /users had the response 200 with a body that is no JSON');
  });
});

it('learns the clock of the platform, except from the browser’s cache [ALERT-14/mute]', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const date = new Date(7_200_000).toUTCString();
  respond(() => HttpResponse.json({}, { headers: { date } }));
  await send(operation(), { time: 1 });
  expect(getPlatformTime()).toBe(0);
  await send(operation());
  expect(getPlatformTime()).toBe(7_200_000);
  adjustPlatformTime(new Date(0).toUTCString(), 1000);
});

describe('a rejection', () => {
  const errorResponse = {
    error: {
      ...{ statusCode: 422, name: 'ValidationError', message: 'The name is taken', code: 68 },
      details: [{ path: '/username', code: 'unique', message: 'is taken' }],
    },
  };

  it.each([400, 403, 404, 422, 429, 500, 503])(
    'of status %i reaches the caller with its parsed body [ERR-01]',
    async status => {
      respond(() => HttpResponse.json(errorResponse, { status }));
      const error = await failing(send(operation()));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ call: 'GET /users', status, code: 68, body: errorResponse });
      expect(error.details).toEqual(errorResponse.error.details);
      expect(error.message).toContain('The name is taken');
    },
  );

  it.each([
    ['a page of a proxy', '<h1>Bad Gateway</h1>', '<h1>Bad Gateway</h1>'],
    ['half of one', '{"error":{"statusCode":4', '{"error":{"statusCode":4'],
    ['nothing', '', undefined],
    ['other JSON', '[]', []],
    ['null', 'null', null],
    ['a code in words', '{"error":{"code":"LOGIN_FAILED"}}', { error: { code: 'LOGIN_FAILED' } }],
  ])('that is %s is a clear error [ERR-01]', async (_, body, parsed) => {
    respond(() => new HttpResponse(body, { status: 502 }));
    const error = await failing(send(operation()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, code: undefined, body: parsed, details: [] });
    expect(error.message).toMatch(/^GET \/users had the response 502/);
  });

  it.each([
    ['12', 12_000],
    ['Sun, 01 Mar 2026 00:00:05 GMT', 5_000],
    ['Sun, 01 Mar 2026 00:00:00 GMT', 0],
    ['999999999', 3_600_000],
    ['soon', 0],
  ])('has the time to wait of Retry-After: %s', async (header, retryAfterMs) => {
    // By the clock of the platform: that of the browser is hours behind.
    setPlatformTime(Date.UTC(2026, 2, 1));
    respond(() => HttpResponse.json({}, { status: 429, headers: { 'retry-after': header } }));
    expect(await failing(send(operation()))).toMatchObject({ status: 429, retryAfterMs });
  });

  it('of a response that breaks off counts as no response [ERR-01]', async () => {
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"error":'));
          controller.error(new TypeError('terminated'));
        },
      });
    respond(() => new HttpResponse(broken(), { status: 500 }));
    expect(await failing(send(operation()))).toMatchObject({ name: 'ApiError', status: 0 });
  });
});

describe('no response', () => {
  it('is an error of status 0 with its cause [ERR-01]', async () => {
    respond(() => HttpResponse.error());
    const error = await failing(send(operation()));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ call: 'GET /users', status: 0, code: undefined });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('stays an abort when the caller gave up', async () => {
    respond(async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    });
    const abort = new AbortController();
    const call = failing(send(operation(), { signal: abort.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    abort.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  const respondWithError = () => HttpResponse.json({ error: { code: 52 } }, { status: 401 });

  it('ends the session once, however many calls it rejects [AUTH-12]', async () => {
    respond(respondWithError);
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    const errors = await Promise.all(Array.from({ length: 5 }, () => failing(send(operation()))));
    stop();
    expect(errors.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(session.read()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves the session alone when the call had no token, as a failed login [AUTH-12]', async () => {
    respond(respondWithError);
    await failing(send(operation({ secured: false })));
    expect(session.read()?.username).toBe('lijing');
  });

  it('of an old session does not end a newer one [AUTH-12]', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    respond(() => promise);
    const call = failing(send(operation()));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    session.begin({ id: 'newer', userId: 'u1' });
    session.complete(user);
    resolve(respondWithError());
    await call;
    expect(session.token()).toBe('newer');
  });

  it.each([403, 404, 500])('is not %i: that rejects the call, not the user', async status => {
    respond(() => new HttpResponse(null, { status }));
    await failing(send(operation()));
    expect(session.read()).toBeDefined();
  });
});
