import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../api/session.ts';
import { configuration, type ConfigurationName } from './configuration.ts';
import { lazyReads } from './lazyReads.ts';

/** The configuration paths by their names in the console. @see CALL-05 */
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
const requestedPaths = () =>
  requests.map(({ url }) => new URL(url).pathname.replace('/api/config', ''));
const respondToAll = (respond: (name: ConfigurationName) => Response | Promise<Response>) =>
  server.use(
    ...NAMES.map(name => http.get(`*/api/config${PATHS[name]}`, () => respond(name))),
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
  // A spy on a fake timer first: restored later, it would put the fake timer back.
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.resetHandlers();
  configuration.forget();
  session.clear();
  requests.length = 0;
});

const loadAll = () => Promise.all(NAMES.map(name => configuration.load(name)));

describe('the configuration', () => {
  it('is the sixteen reads of the specification: GETs, with the time, without a token [CALL-05] [AUTH-12]', async () => {
    respondToAll(name => Response.json(fitting(name)));
    await loadAll();
    expect(requestedPaths().toSorted()).toEqual(Object.values(PATHS).toSorted());
    for (const { method, headers, url } of requests) {
      expect(method).toBe('GET');
      expect(headers.has('authorization')).toBe(false);
      expect(url).not.toContain('secret');
      expect(new URL(url).searchParams.get('_')).toMatch(/^\d{13}$/);
    }
    for (const name of NAMES) expect(configuration.read(name), name).toEqual(fitting(name));
    expect(Object.keys(lazyReads)).toHaveLength(NAMES.length - 2);
  });

  it('reads the modules with the user as JSON, and again for another one [CALL-05]', async () => {
    respondToAll(() => Response.json([{ key: 'asset', title: { en: 'Assets', zh: '资产' } }]));
    const sentUsers = () =>
      requests.map(({ url }) => JSON.parse(new URL(url).searchParams.get('user') ?? '') as unknown);
    await configuration.load('module');
    await configuration.load('module');
    expect(sentUsers()).toEqual([{ id: 'u1', role: 'guest', modules: ['asset'] }]);

    enter('u2', ['report']);
    expect(configuration.read('module')).toBeUndefined();
    await configuration.load('module');
    expect(sentUsers()[1]).toEqual({ id: 'u2', role: 'guest', modules: ['report'] });

    session.clear();
    await configuration.load('module');
    expect(configuration.read('module')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it('is null where a read fails or is invalid, and is requested again when it is needed later [SHELL-08/null]', async () => {
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
      respondToAll(failure);
      await loadAll();
      for (const name of NAMES) expect(configuration.read(name), name).toBeNull();
      expect(session.read()?.userId).toBe('u1');
    }
    respondToAll(name => Response.json(LISTS.includes(name) ? {} : []));
    await loadAll();
    for (const name of NAMES) expect(configuration.read(name), name).toBeNull();

    respondToAll(name => Response.json(fitting(name)));
    await loadAll();
    for (const name of NAMES) expect(configuration.read(name), name).toEqual(fitting(name));
  });

  it('is null where one read fails alone, and in no other case [SHELL-08/null]', async () => {
    for (const failing of NAMES) {
      respondToAll(name => (name === failing ? Response.error() : Response.json(fitting(name))));
      await loadAll();
      expect(NAMES.filter(name => configuration.read(name) === null)).toEqual([failing]);
      configuration.forget();
    }
  });

  it('aborts a pending read after ten seconds, and repeats it when it is needed later [SHELL-08/null]', async () => {
    respondToAll(name => Response.json(fitting(name)));
    await configuration.load('plugin'); // loads the settings, so that the platform's URL is known
    configuration.forget();
    requests.length = 0;
    respondToAll(() => new Promise<Response>(() => undefined));
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

    respondToAll(name => Response.json(fitting(name)));
    await configuration.load('map');
    expect(configuration.read('map')).toEqual({});
  });

  describe('after a failed read', () => {
    /** Fakes the timers of the retries and timeouts; the network runs in real time. */
    const freeze = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    /** Resolves at the end of the next read, whatever starts it. */
    const nextEnd = () =>
      new Promise<void>(resolve => {
        const stop = configuration.subscribe(() => {
          stop();
          resolve();
        });
      });
    /** Advances the clock to the next retry, and waits for its end. */
    const afterRetry = async (delay: number) => {
      const end = nextEnd();
      vi.advanceTimersByTime(delay);
      await end;
    };
    const failing = (status: number) => () =>
      Response.json({ error: { statusCode: status, code: 1 } }, { status });

    it('repeats it with growing pauses until the set is there, for each set [SHELL-08/null]', async () => {
      respondToAll(name => Response.json(fitting(name)));
      await loadAll(); // loads the modules of the reads
      configuration.forget();
      freeze();
      const schedule = vi.spyOn(globalThis, 'setTimeout');
      const stop = configuration.subscribe(() => undefined);
      for (const name of NAMES) {
        requests.length = 0;
        respondToAll(failing(503));
        await configuration.load(name);
        expect(configuration.read(name), name).toBeNull();
        expect(configuration.hasFailed(name), name).toBe(true);
        for (const [failures, delay] of [1000, 2000, 4000, 8000].entries()) {
          // A request is counted later than it is sent, so that an early one would not be seen below.
          expect(
            schedule.mock.calls.map(([, ms]) => ms),
            name,
          ).toContain(delay);
          schedule.mockClear();
          vi.advanceTimersByTime(delay - 1);
          expect(requests, name).toHaveLength(failures + 1);
          if (delay === 8000) respondToAll(which => Response.json(fitting(which)));
          await afterRetry(1);
          expect(requests, name).toHaveLength(failures + 2);
        }
        expect(configuration.read(name), name).toEqual(fitting(name));
        expect(configuration.hasFailed(name), name).toBe(false);
        vi.advanceTimersByTime(3_600_000);
        expect(requests, name).toHaveLength(5);
      }
      stop();
    });

    it('waits as long as the platform requires', async () => {
      respondToAll(() => new Response(null, { status: 429, headers: { 'retry-after': '12' } }));
      freeze();
      const stop = configuration.subscribe(() => undefined);
      await configuration.load('version');
      const schedule = vi.spyOn(globalThis, 'setTimeout');
      await afterRetry(12_000);
      expect(requests).toHaveLength(2);
      // The retry after this one: without the header, in 2 s.
      expect(schedule.mock.calls.map(([, ms]) => ms)).toContain(12_000);
      expect(schedule.mock.calls.map(([, ms]) => ms)).not.toContain(2000);
      stop();
    });

    it('pauses at most a minute, and notifies of the set when it comes', async () => {
      respondToAll(failing(503));
      freeze();
      const listener = vi.fn();
      const stop = configuration.subscribe(listener);
      await configuration.load('version');
      for (let failures = 1; failures < 12; failures += 1) {
        await afterRetry(Math.min(1000 * 2 ** (failures - 1), 60_000));
        expect(requests).toHaveLength(failures + 1);
      }
      respondToAll(name => Response.json(fitting(name)));
      vi.advanceTimersByTime(59_999);
      expect(requests).toHaveLength(12);
      listener.mockClear();
      await afterRetry(1);
      expect(configuration.read('version')).toEqual({});
      expect(listener).toHaveBeenCalledOnce();
      stop();
    });

    it('does not repeat a read that the platform rejected or does not have, and distinguishes the two [SHELL-08/null]', async () => {
      const cases: readonly (readonly [() => Response, boolean])[] = [
        [failing(404), false],
        [() => new Response(null, { status: 204 }), false],
        [failing(401), true],
        [failing(400), true],
        [() => Response.json('a text'), true],
      ];
      freeze();
      for (const [response, hasFailed] of cases) {
        respondToAll(response);
        await configuration.load('version');
        expect(configuration.read('version')).toBeNull();
        expect(configuration.hasFailed('version')).toBe(hasFailed);
        const before = requests.length;
        vi.advanceTimersByTime(3_600_000);
        expect(requests).toHaveLength(before);
      }
    });

    it('stops with the session that it was for, and when all is forgotten', async () => {
      respondToAll(name => Response.json(fitting(name)));
      await configuration.load('plugin');
      freeze();
      respondToAll(failing(503));
      await configuration.load('module');
      await configuration.load('version');
      requests.length = 0;
      enter('u2');
      await afterRetry(1000);
      expect(requestedPaths()).toEqual(['/version']);
      configuration.forget();
      vi.advanceTimersByTime(3_600_000);
      expect(requests).toHaveLength(1);
    });

    it('repeats all of them at once when the connection is back', async () => {
      const stop = configuration.subscribe(() => undefined);
      respondToAll(name =>
        name === 'map' || name === 'module'
          ? Response.error()
          : Response.json({}, { status: { plugin: 500, camera: 404 }[name as string] ?? 200 }),
      );
      await loadAll();
      expect(NAMES.filter(configuration.isUnreachable).toSorted()).toEqual(['map', 'module']);
      freeze();
      requests.length = 0;
      respondToAll(name => Response.json(fitting(name)));
      dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(configuration.read('plugin')).toEqual([]));
      await vi.waitFor(() => expect(NAMES.filter(configuration.isUnreachable)).toEqual([]));
      // Neither absent sets nor received responses are requested again.
      expect(requestedPaths().toSorted()).toEqual(['/map', '/module', '/plugin']);
      stop();
      requests.length = 0;
      dispatchEvent(new Event('online'));
      expect(requestedPaths()).toEqual([]);
    });
  });
});
