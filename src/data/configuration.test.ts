import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../api/session.ts';
import { configuration, type ConfigurationName } from './configuration.ts';
import { laterReads } from './laterReads.ts';

/** The paths of A7 by the names that the console has for them. */
const PATHS: Readonly<Record<ConfigurationName, string>> = {
  ...{ moduleDefault: '/moduleDefault', module: '/module', plugin: '/plugin', map: '/map' },
  ...{ domain: '/domain', model: '/model', language: '/language', camera: '/cameraHost' },
  ...{ alert: '/alertHost', lumen: '/lumen', lumenType: '/lumenType', version: '/version' },
  ...{ peopleLight: '/peopleLight', oauth: '/oauth', oauth2: '/oauth2', lampStatus: '/lampStatus' },
};
const NAMES = Object.keys(PATHS) as ConfigurationName[];
const LISTS = ['model', 'module', 'plugin', 'lampStatus', 'lumenType'];
const fitting = (name: string) => (LISTS.includes(name) ? [] : {});

const requests: Request[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  if (request.url.includes('/api/')) requests.push(request.clone());
});
const asked = () => requests.map(({ url }) => new URL(url).pathname.replace('/api/config', ''));
const answerAll = (answer: (name: ConfigurationName) => Response | Promise<Response>) =>
  server.use(
    ...NAMES.map(name => http.get(`*/api/config${PATHS[name]}`, () => answer(name))),
    http.get('*/config.json', () => new Response(null, { status: 404 })),
  );

const enter = (userId: string, modules: readonly string[] = ['asset']) => {
  session.begin({ id: 'secret', userId });
  session.complete({
    ...{ username: userId, firstName: '', lastName: '', modules, pswChanged: true },
    role: { name: 'guest' },
  });
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => enter('u1'));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
  configuration.forget();
  session.clear();
  requests.length = 0;
});

const loadAll = () => Promise.all(NAMES.map(name => configuration.load(name)));

describe('the configuration', () => {
  it('is the sixteen reads of the specification: GETs, with the time, without a token [CALL-05] [AUTH-12]', async () => {
    answerAll(name => Response.json(fitting(name)));
    await loadAll();
    expect(asked().toSorted()).toEqual(Object.values(PATHS).toSorted());
    for (const { method, headers, url } of requests) {
      expect(method).toBe('GET');
      expect(headers.has('authorization')).toBe(false);
      expect(url).not.toContain('secret');
      expect(new URL(url).searchParams.get('_')).toMatch(/^\d{13}$/);
    }
    for (const name of NAMES) expect(configuration.read(name), name).toEqual(fitting(name));
    expect(Object.keys(laterReads)).toHaveLength(NAMES.length - 2);
  });

  it('reads the modules with the user as JSON, and anew for another one [CALL-05]', async () => {
    answerAll(() => Response.json([{ key: 'asset', title: { en: 'Assets', zh: '资产' } }]));
    const told = () =>
      requests.map(({ url }) => JSON.parse(new URL(url).searchParams.get('user') ?? '') as unknown);
    await configuration.load('module');
    await configuration.load('module');
    expect(told()).toEqual([{ id: 'u1', role: 'guest', modules: ['asset'] }]);

    enter('u2', ['report']);
    expect(configuration.read('module')).toBeUndefined();
    await configuration.load('module');
    expect(told()[1]).toEqual({ id: 'u2', role: 'guest', modules: ['report'] });

    session.clear();
    await configuration.load('module');
    expect(configuration.read('module')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('is null where a read fails or makes no sense, and asks again when it is needed later [SHELL-08]', async () => {
    const failures: readonly (() => Response)[] = [
      () => Response.error(),
      () => Response.json({ error: { statusCode: 500 } }, { status: 500 }),
      () => Response.json({ error: { statusCode: 404 } }, { status: 404 }),
      () => Response.json({ error: { statusCode: 401 } }, { status: 401 }),
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      () => new Response(null, { status: 204 }),
      () => Response.json('a text'),
      () => Response.json(null),
    ];
    for (const failure of failures) {
      answerAll(failure);
      await loadAll();
      for (const name of NAMES) expect(configuration.read(name), name).toBeNull();
      expect(session.read()?.userId).toBe('u1');
    }
    answerAll(name => Response.json(LISTS.includes(name) ? {} : []));
    await loadAll();
    for (const name of NAMES) expect(configuration.read(name), name).toBeNull();

    answerAll(name => Response.json(fitting(name)));
    await loadAll();
    for (const name of NAMES) expect(configuration.read(name), name).toEqual(fitting(name));
  });

  it('is null where one read fails alone, and nowhere else [SHELL-08]', async () => {
    for (const failing of NAMES) {
      answerAll(name => (name === failing ? Response.error() : Response.json(fitting(name))));
      await loadAll();
      expect(NAMES.filter(name => configuration.read(name) === null)).toEqual([failing]);
      configuration.forget();
    }
  });

  it('gives a read that hangs up after ten seconds, and asks again when it is needed later [SHELL-08]', async () => {
    answerAll(name => Response.json(fitting(name)));
    await configuration.load('plugin'); // the way to the platform is known
    configuration.forget();
    requests.length = 0;
    answerAll(() => new Promise<Response>(() => undefined));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const all = loadAll();
    while (requests.length < NAMES.length) await new Promise(setImmediate);
    vi.advanceTimersByTime(9_999);
    expect(NAMES.map(name => configuration.read(name))).toEqual(NAMES.map(() => undefined));
    expect(requests.some(({ signal }) => signal.aborted)).toBe(false);
    vi.advanceTimersByTime(1);
    await all;
    expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
    expect(NAMES.map(name => configuration.read(name))).toEqual(NAMES.map(() => null));

    answerAll(name => Response.json(fitting(name)));
    await configuration.load('map');
    expect(configuration.read('map')).toEqual({});
  });

  it('asks once more for what there was no way to ask, when the connection is back [SHELL-08]', async () => {
    const heard = vi.fn();
    const stop = configuration.subscribe(heard);
    answerAll(name =>
      name === 'map' || name === 'module'
        ? Response.error()
        : Response.json({}, { status: name === 'plugin' ? 500 : 200 }),
    );
    await loadAll();
    expect(NAMES.filter(configuration.isUnreached).toSorted()).toEqual(['map', 'module']);
    requests.length = 0;
    answerAll(name => Response.json(fitting(name)));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(NAMES.filter(configuration.isUnreached)).toEqual([]));
    // What the platform refused is not asked again by itself, nor what it answered.
    expect(asked().toSorted()).toEqual(['/map', '/module']);
    expect(configuration.read('map')).toEqual({});
    expect(heard).toHaveBeenCalled();
    dispatchEvent(new Event('online'));
    stop();
    answerAll(() => Response.error());
    configuration.forget();
    await configuration.load('map');
    requests.length = 0;
    dispatchEvent(new Event('online'));
    await new Promise(setImmediate);
    expect(asked()).toEqual([]);
  });
});
