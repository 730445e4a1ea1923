import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { RaRecord } from 'react-admin';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../api/session.ts';
import type { FieldDescriptor } from '../schema/field.ts';
import type { Method, OperationDescriptor, Verb } from '../schema/operation.ts';
import { UNREADABLE_KEY } from '../schema/readableValue.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { BulkError } from './BulkError.ts';
import { configuration } from './configuration.ts';
import { createDataProvider } from './dataProvider.ts';
import { buildRequestBody } from './recordOperations.ts';

const localizedText = { en: '', zh: '' };

const field = (source: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor =>
  ({
    ...{ kind: 'text', source, label: localizedText, filter: ['like', 'eq'], sortable: true },
    ...{ required: true, readOnly: false, writeOnly: false, nullable: false },
    ...more,
  }) as FieldDescriptor;

const parameter = (name: string, location: 'path' | 'query') => ({
  ...{ name, in: location, required: true, json: location === 'query' },
});

const operation = (
  is: Verb,
  method: Method,
  path: string,
  query?: string,
): OperationDescriptor => ({
  ...{ id: `${is}Lamp`, service: 'street', method, path, kind: is, resource: 'lamps' },
  ...{
    secured: true,
    responses: [],
    label: localizedText,
    errorCodes: [],
    physical: false,
    job: false,
  },
  parameters: [
    ...(path.includes('{') ? [parameter('lampId', 'path')] : []),
    ...(query ? [parameter(query, 'query')] : []),
  ],
  ...(['post', 'patch'].includes(method) && {
    body: {
      mediaType: 'application/json',
      required: true,
      fields: [
        field('ssslc', { readOnly: true }),
        field('name', { required: method === 'post' }),
        field('domainId', { required: method === 'post' }),
      ],
    },
  }),
});

const create = operation('create', 'post', '/lamps');

const lamps: ResourceDescriptor = {
  ...{ name: 'lamps', service: 'street', dialect: 'loopback', schema: 'Lamp', key: 'ssslc' },
  ...{
    label: localizedText,
    plural: localizedText,
    recordRepresentation: '{name}',
    groups: [],
    actions: [],
  },
  ...{ sort: { field: 'name', order: 'ASC' }, pageSize: 15, include: ['domain'] },
  fields: [field('ssslc'), field('name'), field('domainId')],
  verbs: {
    list: operation('list', 'get', '/lamps', 'filter'),
    count: operation('count', 'get', '/lamps/count', 'where'),
    one: operation('one', 'get', '/lamps/{lampId}', 'filter'),
    create,
    update: operation('update', 'patch', '/lamps/{lampId}'),
    delete: operation('delete', 'delete', '/lamps/{lampId}'),
  },
};

const bare: ResourceDescriptor = { ...lamps, name: 'bare', verbs: {} };
const foreign: ResourceDescriptor = { ...lamps, name: 'foreign', dialect: 'plain' };
const provider = createDataProvider({
  resources: { lamps, bare, foreign },
  containsStyle: () => 'regexp',
});

const server = setupServer();
/** The requests to the platform, in order. */
const sent: {
  readonly method: string;
  readonly url: URL;
  readonly body: () => Promise<unknown>;
}[] = [];
server.events.on('request:start', ({ request }) => {
  if (request.url.includes('/config.json')) return;
  const copy = request.clone();
  sent.push({ method: copy.method, url: new URL(copy.url), body: () => copy.json() });
});

const base = '*/api/street/lamps';
const rows = [{ ssslc: 'A1', name: 'Lamp 1', domainId: 'd1' }];
const sentTo = (path: string) =>
  sent.find(({ url }) => url.pathname === path)?.url ?? expect.fail(`nothing was sent to ${path}`);
const jsonIn = (url: URL, parameter: string) =>
  JSON.parse(String(url.searchParams.get(parameter))) as Readonly<Record<string, unknown>>;
const filterOf = (url: URL) => jsonIn(url, 'filter');
const whereOf = (url: URL) => jsonIn(url, 'where');
const errorResponse = (status: number, code: number) => () =>
  HttpResponse.json({ error: { statusCode: status, code } }, { status });
const list = {
  pagination: { page: 1, perPage: 15 },
  sort: { field: 'name', order: 'ASC' as const },
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  server.use(
    http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
    http.get(`${base}/count`, () => HttpResponse.json({ count: 31 })),
    http.get(base, () => HttpResponse.json(rows)),
    http.get(`${base}/:id`, () => HttpResponse.json(rows[0])),
  );
});
afterEach(() => {
  server.resetHandlers();
  sent.length = 0;
  session.clear();
});

describe('getList', () => {
  it('requests the page and the count at once, with the same where [CALL-02] [USER-02]', async () => {
    const filter = { name: 'Lamp', domainId: { eq: 'd1' } };
    const result = await provider.getList('lamps', {
      ...{ pagination: { page: 2, perPage: 15 }, sort: { field: 'name', order: 'DESC' }, filter },
    });
    const where = { and: [{ name: { like: '[Ll][Aa][Mm][Pp]' } }, { domainId: 'd1' }] };
    expect(result).toEqual({ data: [{ ...rows[0], id: 'A1' }], total: 31 });
    expect(sent).toHaveLength(2);
    const page = sentTo('/api/street/lamps');
    expect([...page.searchParams.keys()]).toEqual(['filter', '_']);
    expect(filterOf(page)).toEqual({
      ...{ where, order: ['name DESC', 'ssslc ASC'], offset: 15, limit: 15, include: ['domain'] },
    });
    const count = sentTo('/api/street/lamps/count');
    expect([...count.searchParams.keys()]).toEqual(['where', '_']);
    expect(whereOf(count)).toEqual(where);
  });

  it('reads a date-time without an offset as site time, also before the zone is known [UX-14]', async () => {
    const seen = field('seen', { kind: 'dateTime', filter: ['gte'] });
    const { getList } = createDataProvider({
      resources: { lamps: { ...lamps, fields: [...lamps.fields, seen] } },
      containsStyle: () => 'regexp',
    });
    server.use(http.get('*/api/config/map', () => HttpResponse.json({ timeZone: 'Asia/Tokyo' })));
    await getList('lamps', { ...list, filter: { seen: { gte: '2026-11-12 08:00' } } });
    configuration.forget();
    expect(whereOf(sentTo('/api/street/lamps/count'))).toEqual({
      seen: { gte: '2026-11-11T23:00:00.000Z' },
    });
  });

  it('requests only the keys of many pages where no more is wanted', async () => {
    server.use(http.get(base, () => HttpResponse.json([{ ssslc: 'A1' }])));
    const pages = await provider.eachPage('lamps', { size: 31, onlyKeys: true });
    expect((await pages[Symbol.asyncIterator]().next()).value).toMatchObject({
      rows: [{ id: 'A1' }],
      total: 31,
    });
    const filter = filterOf(sentTo('/api/street/lamps'));
    expect(filter).toMatchObject({ limit: 31, fields: { ssslc: true } });
    expect(filter).not.toHaveProperty('include');
  });

  it.each(['ASC', 'DESC'] as const)(
    'reads every page after the last key, %s, while rows leave [UX-03] [UX-04]',
    async order => {
      const compare = order === 'ASC' ? 'gt' : 'lt';
      let stored = ['A1', 'A2', 'A3', 'A4', 'A5'];
      const matching = (where: Readonly<Record<string, unknown>> | undefined) => {
        const { [compare]: last } = (where?.ssslc ?? {}) as Readonly<Record<string, string>>;
        const inOrder = order === 'ASC' ? stored : stored.toReversed();
        return inOrder.slice(last === undefined ? 0 : inOrder.indexOf(last) + 1);
      };
      server.use(
        http.get(`${base}/count`, ({ request }) => {
          const where = new URL(request.url).searchParams.get('where') ?? '{}';
          return HttpResponse.json({ count: matching(JSON.parse(where) as never).length });
        }),
        http.get(base, ({ request }) => {
          const { where, offset, limit } = filterOf(new URL(request.url)) as never as {
            readonly where?: Readonly<Record<string, unknown>>;
            readonly offset: number;
            readonly limit: number;
          };
          const page = matching(where).slice(offset, offset + limit);
          return HttpResponse.json(page.map(ssslc => ({ ssslc })));
        }),
      );
      const ids: unknown[] = [];
      const sort = { field: 'ssslc', order };
      for await (const { rows: page } of await provider.eachPage('lamps', { size: 2, sort })) {
        ids.push(...page.map(({ id }) => id));
        stored = stored.filter(id => id !== (order === 'ASC' ? 'A1' : 'A5'));
      }
      const all = ['A1', 'A2', 'A3', 'A4', 'A5'];
      expect(ids).toEqual(order === 'ASC' ? all : all.toReversed());
    },
  );

  it('sends no where without a filter [CALL-02]', async () => {
    await provider.getList('lamps', list);
    expect(sent).toHaveLength(2);
    for (const { url } of sent) {
      expect(url.searchParams.has('where')).toBe(false);
      if (url.searchParams.has('filter')) expect(filterOf(url)).not.toHaveProperty('where');
    }
  });

  it.each([base, `${base}/count`])(
    'fails when %s fails, unless partial results are allowed',
    async path => {
      server.use(http.get(path, errorResponse(500, 11)));
      await expect(provider.getList('lamps', list)).rejects.toMatchObject({
        status: 500,
        code: 11,
      });
      // The other half is pending; it must finish before the next test.
      await vi.waitFor(() => expect(sent).toHaveLength(2));
    },
  );

  it('returns no rows and no count in lenient mode, with the error [USER-04]', async () => {
    const meta = { lenient: true };
    server.use(http.get(base, errorResponse(500, 11)));
    const failedList = await provider.getList('lamps', { ...list, meta });
    expect(failedList).toMatchObject({ data: [], total: 31, meta: { failures: [{ code: 11 }] } });

    server.resetHandlers(
      http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
      http.get(`${base}/count`, errorResponse(503, 94)),
      http.get(base, () => HttpResponse.json(rows)),
    );
    const failedCount = await provider.getList('lamps', { ...list, meta });
    expect(failedCount).toMatchObject({ total: 0, meta: { failures: [{ code: 94 }] } });
    expect(failedCount.data).toHaveLength(1);
  });

  it('does not make do with an ended session [USER-04]', async () => {
    server.use(http.get(`${base}/count`, errorResponse(401, 52)));
    const call = provider.getList('lamps', { ...list, meta: { lenient: true } });
    await expect(call).rejects.toMatchObject({ status: 401 });
  });

  it.each([undefined, { lenient: true }])('ends both calls when it is aborted (%j)', async meta => {
    server.use(http.get(`${base}*`, () => delay('infinite')));
    const abort = new AbortController();
    const call = provider.getList('lamps', { ...list, meta, signal: abort.signal });
    const outcome = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    abort.abort();
    await outcome;
  });
});

describe('getOne and getMany', () => {
  it('reads a record with what its document includes', async () => {
    const { data } = await provider.getOne<RaRecord>('lamps', { id: 'A1' });
    expect(data).toEqual({ ...rows[0], id: 'A1' });
    expect(filterOf(sentTo('/api/street/lamps/A1'))).toEqual({ include: ['domain'] });
  });

  it('reads many in chunks of 100 and merges them', async () => {
    server.use(
      http.get(base, ({ request }) => {
        const { where } = filterOf(new URL(request.url)) as { where: { ssslc: { inq: string[] } } };
        return HttpResponse.json(where.ssslc.inq.map(ssslc => ({ ssslc })));
      }),
    );
    const ids = Array.from({ length: 250 }, (_, n) => `A${n}`);
    const { data } = await provider.getMany<RaRecord>('lamps', { ids: [...ids, 'A0'] });
    expect(data.map(({ id }) => id)).toEqual(ids);
    const filters = sent.map(({ url }) => filterOf(url));
    expect(filters.map(({ limit }) => limit).sort()).toEqual([100, 100, 50]);
    expect(
      filters.every(({ offset, order }) => offset === 0 && String(order) === 'name ASC,ssslc ASC'),
    ).toBe(true);
  });

  it('sends no request for no ids', async () => {
    expect(await provider.getMany('lamps', { ids: [] })).toEqual({ data: [] });
    expect(sent).toEqual([]);
  });

  it('reads those that point at a record, with the filter and a count', async () => {
    const result = await provider.getManyReference('lamps', {
      ...{ target: 'domainId', id: 'd1', ...list, filter: { name: 'a' } },
    });
    const where = { and: [{ domainId: { inq: ['d1'] } }, { name: { like: '[Aa]' } }] };
    expect(result.total).toBe(31);
    expect(filterOf(sentTo('/api/street/lamps'))['where']).toEqual(where);
    expect(whereOf(sentTo('/api/street/lamps/count'))).toEqual(where);
  });
});

describe('the verbs that change', () => {
  it('create sends what the document takes, and keeps nothing but the response', async () => {
    server.use(http.post(base, () => HttpResponse.json({ ssslc: 'B7', name: 'New' })));
    const data = { ssslc: 'x', name: 'New', domainId: 'd1', password: 'Lamp#2026' };
    const result = await provider.create('lamps', { data });
    expect(sent[0]?.method).toBe('POST');
    expect(await sent[0]?.body()).toEqual({ name: 'New', domainId: 'd1' });
    expect(result.data).toEqual({ ssslc: 'B7', name: 'New', id: 'B7' });
  });

  const change = {
    ...{ id: 'A1', data: { id: 'A1', name: 'Renamed', note: 'x' } },
    previousData: { id: 'A1', ...rows[0] },
  };

  it('update is a PATCH of what the document takes', async () => {
    server.use(http.patch(`${base}/A1`, () => HttpResponse.json({ ...rows[0], name: 'Stored' })));
    const { data } = await provider.update<RaRecord>('lamps', change);
    expect(await sent[0]?.body()).toEqual({ name: 'Renamed' });
    expect(data).toMatchObject({ id: 'A1', name: 'Stored' });
  });

  it('PUT sends back what no form writes: the key, and a name that no input can have', () => {
    const update = lamps.verbs.update!;
    const fields = [
      field('ssslc', { readOnly: true }),
      field('name'),
      field('odata.type', { readOnly: true }),
      field('secret', { readOnly: true }),
    ];
    const put = { ...update, method: 'put' as const, body: { ...update.body!, fields } };
    expect(
      buildRequestBody(put, { ssslc: 'a', name: 'b', 'odata.type': 'c', secret: 'd' }, lamps),
    ).toEqual({
      ...{ ssslc: 'a', name: 'b', 'odata.type': 'c' },
    });
    expect(buildRequestBody(update, { ssslc: 'a', name: 'b' }, lamps)).toEqual({ name: 'b' });
  });

  it('update understands a platform that returns nothing', async () => {
    server.use(http.patch(`${base}/A1`, () => new HttpResponse(null, { status: 204 })));
    const { data } = await provider.update<RaRecord>('lamps', change);
    expect(data).toMatchObject({ id: 'A1', name: 'Renamed', domainId: 'd1' });
  });

  it('delete returns the deleted record', async () => {
    server.use(http.delete(`${base}/A1`, () => HttpResponse.json({ count: 1 })));
    const { data } = await provider.delete('lamps', {
      id: 'A1',
      previousData: { id: 'A1', name: 'a' },
    });
    expect(data).toEqual({ id: 'A1', name: 'a' });
  });
});

describe('the verbs on many', () => {
  const ids = Array.from({ length: 20 }, (_, n) => `A${n}`);

  it('make one call for each record, six at a time', async () => {
    let running = 0;
    let most = 0;
    server.use(
      http.delete(`${base}/:id`, async () => {
        running += 1;
        most = Math.max(most, running);
        await delay(1);
        running -= 1;
        return HttpResponse.json({ count: 1 });
      }),
    );
    expect(await provider.deleteMany('lamps', { ids })).toEqual({ data: ids });
    expect(sent.map(({ url }) => url.pathname.split('/').at(-1)).sort()).toEqual([...ids].sort());
    expect(most).toBe(6);
  });

  it('do the others when one fails, and return the outcome of each', async () => {
    server.use(
      http.patch(`${base}/:id`, ({ params }) =>
        params['id'] === 'A3' || params['id'] === 'A19'
          ? errorResponse(403, 33)()
          : HttpResponse.json({ ssslc: params['id'] }),
      ),
    );
    const error: unknown = await provider
      .updateMany('lamps', { ids, data: { name: 'Lamp' } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BulkError);
    const { done, failed, status, message } = error as BulkError;
    expect(sent).toHaveLength(20);
    expect(done).toEqual(ids.filter(id => id !== 'A3' && id !== 'A19'));
    expect(failed).toMatchObject([
      { id: 'A3', error: { status: 403, code: 33 } },
      { id: 'A19', error: { status: 403, code: 33 } },
    ]);
    expect(status).toBe(403);
    expect(message).toMatch(/^Changing lamps failed for 2 of 20: /);
  });

  it('stop when the session ends: the rest would be rejected as well', async () => {
    session.begin({ id: 'secret', userId: 'u1' });
    server.use(http.delete(`${base}/:id`, errorResponse(401, 52)));
    const error: unknown = await provider
      .deleteMany('lamps', { ids })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 401, done: [] });
    expect((error as BulkError).failed).toHaveLength(20);
    expect(sent.length).toBeLessThanOrEqual(6);
  });
});

describe('an operation that no document binds', () => {
  it.each([
    ['list', () => provider.getList('bare', list)],
    ['one', () => provider.getOne('bare', { id: '1' })],
    ['create', () => provider.create('bare', { data: {} })],
    ['update', () => provider.update('bare', { id: '1', data: {}, previousData: { id: '1' } })],
    ['delete', () => provider.delete('bare', { id: '1' })],
  ])('is reported with the resource and the document: %s', async (verb, call) => {
    await expect(call()).rejects.toThrow(
      `openapi/street.yaml binds no operation to "${verb}" of "bare"`,
    );
    expect(sent).toEqual([]);
  });

  it('is reported with a resource and a field', async () => {
    await expect(provider.getList('toString', list)).rejects.toThrow(
      'No document in openapi/ describes the resource "toString"',
    );
    const reference = { target: 'poleId', id: 'p', ...list, filter: {} };
    await expect(provider.getManyReference('lamps', reference)).rejects.toThrow(
      'openapi/street.yaml gives "lamps" no field "poleId"',
    );
    expect(sent).toEqual([]);
  });
});

it('makes any call of a document by its descriptor', async () => {
  const lock = { ...operation('one', 'post', '/lamps/{lampId}/lock'), kind: 'action' as const };
  server.use(http.post(`${base}/A1/lock`, () => new HttpResponse(null, { status: 204 })));
  await expect(provider.call(lock, { path: { lampId: 'A1' } })).resolves.toBeUndefined();
  expect(sentTo('/api/street/lamps/A1/lock')).toBeDefined();
});

it('leaves out rows that cannot be records, and returns their number', async () => {
  server.use(
    http.get(base, () => HttpResponse.json([{ ssslc: { a: 1 } }, null, 'A3', [4], ...rows])),
  );
  expect(await provider.getList<RaRecord>('lamps', list)).toEqual({
    data: [{ ...rows[0], id: 'A1' }],
    total: 31,
    meta: { unreadableRows: 4 },
  });
});

it.each([[{ ssslc: { a: 1 } }], [{ level: 1 }], [{ ssslc: null }], [null]])(
  'rejects a list with the row %j where records are looked for [REL-04]',
  async row => {
    server.use(http.get(base, () => HttpResponse.json([...rows, row])));
    const meta = { strict: true };
    const error = { messageKey: 'error.response.field', messageOptions: { field: 'ssslc' } };
    await expect(provider.getList('lamps', { ...list, meta })).rejects.toMatchObject(error);
    await expect(provider.getMany('lamps', { ids: ['A1'], meta })).rejects.toMatchObject(error);
  },
);

it('moves a value that its field cannot read aside, and sends it back unchanged', async () => {
  const stored = { ...rows[0], name: { first: 'Lamp' } };
  server.use(
    http.get(`${base}/:id`, () => HttpResponse.json(stored)),
    http.put(`${base}/:id`, () => new HttpResponse(null, { status: 204 })),
  );
  const update = { ...operation('update', 'put', '/lamps/{lampId}'), body: create.body! };
  const replaced: ResourceDescriptor = { ...lamps, verbs: { ...lamps.verbs, update } };
  const replacing = createDataProvider({
    resources: { lamps: replaced },
    containsStyle: () => 'regexp',
  });
  const { data } = await replacing.getOne<RaRecord>('lamps', { id: 'A1' });
  expect(data).toEqual({
    ...{ id: 'A1', ssslc: 'A1', domainId: 'd1' },
    [UNREADABLE_KEY]: { name: { first: 'Lamp' } },
  });
  await replacing.update('lamps', { id: 'A1', data: { domainId: 'd2' }, previousData: data });
  expect(await sent.at(-1)?.body()).toEqual({ ...stored, domainId: 'd2' });
});
