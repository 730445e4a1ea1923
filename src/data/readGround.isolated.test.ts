import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const server = setupServer(
  http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
);
// A box is written without exponents, and no more exactly than a tenth of a metre.
const VIEW = { box: [120.1 + 1e-9, 30.1, 120.3, 30.3], zoom: 14 };

let searches: string[] = [];
const respond = (...responses: readonly (() => Response)[]) => {
  const rest = [...responses];
  server.use(
    http.get('*/api/config/map/ground', ({ request }) => {
      searches.push(decodeURIComponent(new URL(request.url).search));
      return (rest.shift() ?? responses.at(-1))?.();
    }),
  );
};

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  vi.resetModules();
  searches = [];
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});

const read = async () => {
  const { readGround } = await import('./readGround.ts');
  return () => readGround(VIEW, new AbortController().signal);
};
const ground = { type: 'FeatureCollection', features: [] };

it('reads the ground of a box', async () => {
  respond(() => HttpResponse.json(ground));
  const call = await read();
  expect(await call()).toEqual(ground);
  expect(searches).toEqual([expect.stringContaining('?box=120.1,30.1,120.3,30.3&zoom=14')]);
});

it('repeats the URL of a box within a day, so that the browser may cache its ground', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  respond(() => HttpResponse.json(ground));
  const call = await read();
  for (const time of ['2026-11-24T00:00:00Z', '2026-11-24T23:59:59Z', '2026-11-25T00:00:00Z']) {
    vi.setSystemTime(time);
    await call();
  }
  const [first, second, nextDay] = searches;
  expect(first).toMatch(/&_=\d{13}$/u);
  expect(second).toBe(first);
  expect(nextDay).not.toBe(first);
});

it.each([404, 501])(
  'a platform that has none (%d) receives one request in a session',
  async status => {
    respond(() => new HttpResponse(null, { status }));
    const call = await read();
    expect(await call()).toBeUndefined();
    expect(await call()).toBeUndefined();
    expect(searches).toHaveLength(1);
    const { session } = await import('../api/session.ts');
    const readSession = vi.spyOn(session, 'read').mockReturnValue({ id: 'another' } as never);
    expect(await call()).toBeUndefined();
    expect(searches).toHaveLength(2);
    readSession.mockRestore();
  },
);

it('another failure is one, and the next view requests again', async () => {
  respond(
    () => new HttpResponse(null, { status: 400 }),
    () => HttpResponse.json(ground),
  );
  const call = await read();
  await expect(call()).rejects.toMatchObject({ status: 400 });
  expect(await call()).toEqual(ground);
});
