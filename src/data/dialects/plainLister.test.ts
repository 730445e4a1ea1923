import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { configuration } from '../configuration.ts';
import { plainLister } from './plainLister.ts';

const localizedText = { en: 'x', zh: 'x' };
const field = (source: string): FieldDescriptor => ({
  ...{ kind: 'text', source, label: localizedText, filter: ['inq', 'eq'], sortable: true },
  ...{ required: true, readOnly: false, writeOnly: false, nullable: false },
});
const list: OperationDescriptor = {
  ...{ id: 'findPets', service: 'shop', method: 'get', path: '/pets', kind: 'list' },
  ...{ resource: 'pets', secured: false, responses: [], label: localizedText, errorCodes: [] },
  ...{ physical: false, job: false },
  parameters: [{ name: 'status', in: 'query', required: false, json: false }],
};
/** A server that accepts one status at a time, and by default returns only `available` ones. */
const pets: ResourceDescriptor = {
  ...{ name: 'pets', service: 'shop', dialect: 'plain', schema: 'Pet', key: 'id' },
  ...{
    label: localizedText,
    plural: localizedText,
    recordRepresentation: '{id}',
    groups: [],
    actions: [],
    include: [],
  },
  ...{ sort: { field: 'id', order: 'ASC' }, pageSize: 15, verbs: { list } },
  fields: [field('id'), field('status')],
  listing: { filters: { status: { eq: 'status' } }, rows: [] },
};

const all = ['available', 'sold', 'pending', 'sold'].map((status, at) => ({ id: `${at}`, status }));
const requestedStatuses: (string | null)[] = [];
const server = setupServer(
  http.get('*/config.json', () => new HttpResponse(null, { status: 404 })),
  http.get('*/api/shop/pets', ({ request }) => {
    const status = new URL(request.url).searchParams.get('status');
    requestedStatuses.push(status);
    return HttpResponse.json(all.filter(pet => pet.status === (status ?? 'available')));
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  requestedStatuses.length = 0;
});
afterAll(() => server.close());

it('sends one request per value where a request takes only one, and returns the results of all', async () => {
  const { data, total } = await plainLister.getList(pets, {
    filter: { status: { inq: ['sold', 'pending'] } },
  });
  expect(data.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(total).toBe(3);
  expect(requestedStatuses.toSorted()).toEqual(['pending', 'sold']);
});

it('sends one request for a filter of one value, and requests everything otherwise', async () => {
  expect((await plainLister.getList(pets, { filter: { status: { eq: 'sold' } } })).total).toBe(2);
  expect((await plainLister.getList(pets, { filter: { status: { inq: ['sold'] } } })).total).toBe(
    2,
  );
  expect((await plainLister.getList(pets, {})).total).toBe(1);
  expect(requestedStatuses).toEqual(['sold', 'sold', null]);
});

describe('a list of which the platform sends a part', () => {
  const sent = ['c', 'a', 'b'].map((name, at) => ({
    id: at + 1,
    name,
    colour: at > 0 ? 'red' : '',
  }));
  const queries: URLSearchParams[] = [];
  const horses: ResourceDescriptor = {
    ...pets,
    ...{ name: 'horses', sort: { field: 'name', order: 'ASC' } },
    fields: [field('id'), field('name'), field('colour')],
    verbs: { list: { ...list, id: 'findHorses', path: '/horses', parameters: [] } },
    listing: { filters: {}, rows: ['items'], total: ['total'] },
  };
  const sortable: ResourceDescriptor = {
    ...horses,
    verbs: {
      list: {
        ...horses.verbs.list!,
        parameters: [{ name: 'sort', in: 'query', required: false, json: false }],
      },
    },
    listing: {
      ...horses.listing!,
      ordering: { by: 'sign', field: 'sort' },
      sortableFields: ['colour'],
    },
  };
  beforeEach(() => {
    queries.length = 0;
    server.use(
      http.get('*/api/shop/horses', ({ request }) => {
        queries.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: sent, total: 40 });
      }),
    );
  });
  afterEach(() => server.resetHandlers());
  const idsOf = (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(({ id }) => id);

  it('is neither sorted nor counted here', async () => {
    const { data, ...rest } = await plainLister.getList(horses, {
      sort: { field: 'name', order: 'DESC' },
    });
    expect(idsOf(data)).toEqual([1, 2, 3]);
    expect(rest).toEqual({
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
      meta: { incomplete: { received: 3, total: 40, sortableBy: [] } },
    });
  });

  it('is paged as far as its rows go', async () => {
    const page = (number: number) =>
      plainLister.getList(horses, { pagination: { page: number, perPage: 2 } });
    const [first, second] = [await page(1), await page(2)];
    expect([first, second].map(({ data }) => idsOf(data))).toEqual([[1, 2], [3]]);
    expect([first, second].map(({ pageInfo }) => pageInfo?.hasNextPage)).toEqual([true, false]);
  });

  it('is filtered among its rows, which stay in their order', async () => {
    const { data } = await plainLister.getList(horses, {
      filter: { colour: { eq: 'red' } },
      sort: { field: 'name', order: 'DESC' },
    });
    expect(idsOf(data)).toEqual([2, 3]);
  });

  it('is sorted by the platform where its document has a parameter for that field', async () => {
    const { meta } = await plainLister.getList(sortable, {
      sort: { field: 'colour', order: 'DESC' },
    });
    await plainLister.getList(sortable, { sort: { field: 'name', order: 'ASC' } });
    expect(queries.map(query => query.get('sort'))).toEqual(['-colour', null]);
    expect(meta?.incomplete?.sortableBy).toEqual(['colour']);
  });
});

it('compares date-times without an offset as site time [UX-14]', async () => {
  vi.spyOn(configuration, 'read').mockReturnValue({ timeZone: 'Europe/Berlin' } as never);
  const born: FieldDescriptor = { ...field('born'), kind: 'dateTime', filter: ['gte'] } as never;
  const births = ['2026-11-12T10:00:00', '2026-11-12T09:30:00Z', '2026-11-12T10:15:00'];
  server.use(
    http.get('*/api/shop/foals', () =>
      HttpResponse.json(births.map((time, id) => ({ id, born: time }))),
    ),
  );
  const foals: ResourceDescriptor = {
    ...pets,
    ...{ name: 'foals', sort: { field: 'born', order: 'ASC' } },
    fields: [field('id'), born],
    verbs: { list: { ...list, id: 'findFoals', path: '/foals', parameters: [] } },
    listing: { filters: {}, rows: [] },
  };
  const filter = { born: { gte: '2026-11-12T09:10:00Z' } };
  const { data } = await plainLister.getList(foals, { filter });
  expect(data.map(({ id }) => id)).toEqual([2, 1]);
  vi.restoreAllMocks();
});
