import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const server = setupServer();
const reads = vi.fn();
server.events.on('request:start', ({ request }) => reads(request.url));
const respond = (response: () => Response) => server.use(http.get('*/config.json', response));

/** Imports the module again, as after a reload of the page. */
async function load() {
  vi.resetModules();
  return import('./settings.ts');
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => reads.mockClear());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const { origin } = location;

describe('the URLs of the services', () => {
  it.each([
    ['users', '/users', '/api/users'],
    ['core', '/assets', '/api/core'],
    ['media', '/projects', '/api/media'],
    ['storage', '/file', '/api/storage'],
    ['config', '/version', '/api/config'],
    ['bakery', '/loaves', '/api/bakery'],
  ])('are as built without a config.json: %s [CALL-03]', async (service, path, base) => {
    respond(() => new HttpResponse(null, { status: 404 }));
    const { loadSettings, resolveServiceUrl } = await load();
    expect(resolveServiceUrl(await loadSettings(), service, path)).toEqual({
      base: origin + base,
      path,
    });
  });

  it('are changed by no name that means a prototype [SEC-06/config]', async () => {
    const evil = '"https://evil.example"';
    const text = `{"__proto__": {"polluted": true}, "services": {"__proto__": ${evil}, "constructor": ${evil}}}`;
    respond(() => new HttpResponse(text));
    const { loadSettings, resolveServiceUrl } = await load();
    const { base } = resolveServiceUrl(await loadSettings(), 'core', '/assets');
    expect(base).toBe(`${origin}/api/core`);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['of more than 100,000 characters', `"${'x'.repeat(100_000)}"`],
    ['of more than 24 levels', '[{"x":'.repeat(12) + '[]' + '}]'.repeat(12)],
    ['of as many levels as a parser takes', '['.repeat(40_000) + ']'.repeat(40_000)],
  ])('are not those of a config.json %s [SEC-06/config]', async (_, notes) => {
    respond(() => new HttpResponse(`{"services": {"users": "/elsewhere"}, "notes": ${notes}}`));
    const { loadSettings } = await load();
    expect((await loadSettings()).services.users).toBe('/api/users');
  });

  it('are those of a config.json within the limits [SEC-06/config]', async () => {
    const notes = JSON.stringify(['x'.repeat(90_000), JSON.parse('['.repeat(22) + ']'.repeat(22))]);
    respond(() => new HttpResponse(`{"services": {"users": "/elsewhere"}, "notes": ${notes}}`));
    const { loadSettings } = await load();
    expect((await loadSettings()).services.users).toBe('/elsewhere');
  });

  it('put version 2 of core under core, unless it has a URL of its own [CALL-03]', async () => {
    respond(() => new HttpResponse(null, { status: 404 }));
    const { loadSettings, resolveServiceUrl } = await load();
    const { base, path } = resolveServiceUrl(await loadSettings(), 'core', '/v2/assets');
    expect(base + path).toBe(`${origin}/api/core/v2/assets`);

    const services = { 'core/v2': 'https://two.example.org/core' };
    const moved = resolveServiceUrl({ ...(await loadSettings()), services }, 'core', '/v2/assets');
    expect(moved).toEqual({ base: 'https://two.example.org/core', path: '/assets' });
  });

  it('change without a rebuild; what config.json leaves out stays [CALL-03]', async () => {
    respond(() =>
      HttpResponse.json({
        services: { users: 'https://users.example.org/v1', core: '/street', media: 7 },
        containsStyle: 'sql',
        parameters: { 'api-version': '2.3.0' },
      }),
    );
    const { loadSettings, resolveServiceUrl } = await load();
    const settings = await loadSettings();
    expect(settings.containsStyle).toBe('sql');
    expect(settings.parameters).toEqual({ 'api-version': '2.3.0' });
    const bases = ['users', 'core', 'media'].map(
      service => resolveServiceUrl(settings, service, '/x').base,
    );
    expect(bases).toEqual([
      'https://users.example.org/v1',
      `${origin}/street`,
      `${origin}/api/media`,
    ]);
  });
});

describe('config.json', () => {
  it('is read once for any number of callers', async () => {
    respond(() => HttpResponse.json({}));
    const { loadSettings } = await load();
    const [first, second] = await Promise.all([loadSettings(), loadSettings()]);
    expect(first).toBe(second);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it.each(['<!doctype html>', 'null', '[]', '{"services":"none"}'])(
    'that is %j counts as absent',
    async body => {
      respond(() => new HttpResponse(body));
      const { loadSettings } = await load();
      expect(await loadSettings()).toMatchObject({
        services: { users: '/api/users' },
        containsStyle: 'regexp',
      });
    },
  );

  it('returns containsStyle unchanged, for the dialect to validate [CALL-03]', async () => {
    respond(() => HttpResponse.json({ containsStyle: 'like' }));
    const { loadSettings } = await load();
    expect((await loadSettings()).containsStyle).toBe('like');
  });

  it.each([
    ['there was no connection', () => HttpResponse.error()],
    ['the site was in trouble', () => new HttpResponse(null, { status: 503 })],
  ])('is requested again when %s', async (_, trouble) => {
    respond(trouble);
    const { loadSettings } = await load();
    expect((await loadSettings()).services.users).toBe('/api/users');
    respond(() => HttpResponse.json({ services: { users: '/elsewhere' } }));
    expect((await loadSettings()).services.users).toBe('/elsewhere');
  });

  it('delays the start by at most ten seconds; a later response still applies', async () => {
    let respond = (_: Response): void => undefined;
    const late = new Promise<Response>(give => (respond = give));
    server.use(http.get('*/config.json', () => late));
    const { loadSettings } = await load();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const users = async () => (await loadSettings()).services.users;
    const listener = vi.fn();
    const waiting = users().then(listener);
    // `vi.waitFor` would advance the clock.
    while (reads.mock.calls.length === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(9_999);
    await new Promise(setImmediate);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await waiting;
    expect(listener).toHaveBeenCalledWith('/api/users');
    // Later callers neither wait nor request again.
    expect(await users()).toBe('/api/users');
    vi.useRealTimers();
    respond(HttpResponse.json({ services: { users: '/elsewhere' } }));
    await vi.waitFor(async () => expect(await users()).toBe('/elsewhere'));
    expect(reads).toHaveBeenCalledTimes(1);
  });
});
