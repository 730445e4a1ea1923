// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { resources } from '../../generated/catalogue.ts';
import { toErrorMessage } from '../../i18n/toErrorMessage.ts';
import { calls } from '../calls.ts';
import { createLoopbackLister } from './createLoopbackLister.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() =>
  server.use(http.get('*/config.json', () => new HttpResponse(null, { status: 404 }))),
);
afterEach(() => server.resetHandlers());

const rows = Array.from({ length: 10 }, (_, index) => ({ id: `d${index}`, name: 'D', level: 1 }));
const lister = createLoopbackLister(() => 'regexp');
const domains = resources.domains!;

function respond(list: () => Response, count: () => Response) {
  server.use(http.get('*/core/domains', list), http.get('*/core/domains/count', count));
}
const good = () => HttpResponse.json(rows);
const requestList = (meta = {}) =>
  lister.getList(domains, { pagination: { page: 1, perPage: 10 }, meta });

describe('a count that is none', () => {
  it.each([[{ count: 'many' }], [{ count: null }], [{}], [[]], ['x'], [{ count: -3 }]])(
    '%j leaves the total unknown: the rows are there, page after page, with the reason [CALL-02]',
    async body => {
      respond(good, () => HttpResponse.json(body));
      expect(await requestList()).toEqual({
        data: rows,
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        meta: { failures: [expect.objectContaining({ name: 'CountError' })] },
      });
      await expect(requestList({ countOnly: true })).rejects.toMatchObject({ name: 'CountError' });
    },
  );

  it('is reported next to the rows where a list makes do without [CALL-02]', async () => {
    respond(good, () => HttpResponse.json({ count: 'many' }));
    const { data, total, meta } = await requestList({ lenient: true });
    expect([data, total]).toEqual([rows, 0]);
    expect(meta?.failures?.map(toErrorMessage)).toEqual([
      { key: 'error.count', options: { call: 'GET /domains/count' } },
    ]);
  });

  it('is an error of a call that counts', async () => {
    server.use(http.get('*/users/count', () => HttpResponse.json({ count: 'many' })));
    await expect(calls.users.countUsers()).rejects.toMatchObject({ name: 'CountError' });
  });
});

describe('a response that is empty where data belongs', () => {
  const empty = [
    ['200', () => new HttpResponse(null, { status: 200 })],
    ['204', () => new HttpResponse(null, { status: 204 })],
  ] as const;

  it.each(empty)(
    'with %s is an error with a message, of a count and of a list [CALL-02]',
    async (status, none) => {
      const messageFor = (call: string) => ({
        key: 'error.empty',
        options: { call, status: Number(status) },
      });
      respond(good, none);
      const { data, meta } = await requestList();
      expect(data).toEqual(rows);
      expect(meta?.failures?.map(toErrorMessage)).toEqual([messageFor('GET /domains/count')]);
      respond(none, () => HttpResponse.json({ count: 3 }));
      expect(toErrorMessage(await requestList().catch((error: unknown) => error))).toEqual(
        messageFor('GET /domains'),
      );
    },
  );
});
