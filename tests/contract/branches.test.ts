import { expect, it, vi } from 'vitest';

import { createDataProvider } from '../../src/data/dataProvider.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { sanitizeListSearch } from '../../src/resources/conditions/listUrl.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const provider = createDataProvider({ resources, containsStyle: () => 'regexp' });

/** Reads a list, and returns the calls that leave for it. */
async function callsFor(name: string, filter: object): Promise<readonly URL[]> {
  const left: URL[] = [];
  vi.stubGlobal('fetch', (input: Request | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/config.json')
      return Promise.resolve(new Response(null, { status: 404 }));
    left.push(url);
    return Promise.resolve(Response.json(url.pathname.endsWith('/count') ? { count: 0 } : []));
  });
  const pagination = { page: 1, perPage: 15 };
  await provider.getList(name, { pagination, sort: { field: 'id', order: 'ASC' }, filter });
  return left;
}
const pathsOf = (calls: readonly URL[]) => calls.map(({ pathname }) => pathname).toSorted();
const whereOf = (calls: readonly URL[]) => {
  const list = calls.find(({ pathname }) => !pathname.endsWith('/count'));
  return (JSON.parse(list?.searchParams.get('filter') ?? '{}') as { where?: unknown }).where;
};

it.each([
  ['assets', 'domainId', 'asset'],
  ['statuses', 'domain_id', 'status'],
  ['faults', 'domain_id', 'fault'],
])(
  '%s of a domain and all below it are requested by the path of the domain',
  async (name, field, step) => {
    const calls = await callsFor(name, { [field]: { within: 'd 7/x' } });
    const path = `/api/core/domains/d%207%2Fx/${step}`;
    expect(pathsOf(calls)).toEqual([path, `${path}/count`]);
    expect(whereOf(calls)).toBeUndefined();
  },
);

it('requests a branch together with other conditions, also where these are in groups', async () => {
  const orCondition = [{ name: { like: 'a' } }, { status: { inq: ['fault'] } }];
  const calls = await callsFor('assets', {
    and: [{ domainId: { within: 'd7', inq: ['d8'] } }, { model: { eq: 'ssslc' } }],
    or: orCondition,
  });
  expect(pathsOf(calls)).toEqual([
    '/api/core/domains/d7/asset',
    '/api/core/domains/d7/asset/count',
  ]);
  expect(whereOf(calls)).toEqual({
    and: [
      { domainId: { inq: ['d8'] } },
      { model: 'ssslc' },
      { or: [{ name: { like: '[Aa]' } }, { status: { inq: ['fault'] } }] },
    ],
  });
});

it('queries nothing rather than more, where a branch is one of several alternatives or there are two', async () => {
  const rejectedFilters = [
    { or: [{ domainId: { within: 'd7' } }, { name: { like: 'a' } }] },
    { domainId: { within: 'd7' }, and: [{ domainId: { within: 'd8' } }] },
  ];
  for (const filter of rejectedFilters)
    await expect(callsFor('assets', filter)).rejects.toThrow('documents.noCondition');
});

it('leaves a branch out of a group that a URL has, and reports it', () => {
  const filter = { or: [{ domainId: { within: 'd7' } }, { name: { like: 'a' } }] };
  const search = `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
  const sanitized = sanitizeListSearch(search, resources['assets'] as ResourceDescriptor);
  expect(sanitized?.rejectedParams).toEqual([
    { reason: 'operator', rawValue: 'within', source: 'domainId' },
  ]);
  expect(new URLSearchParams(sanitized?.search).get('filter')).toBe('{"name":{"like":"a"}}');
});

it('searches a device id in capitals, however it was typed', async () => {
  expect(whereOf(await callsFor('assets', { id: { like: 'slc0' } }))).toEqual({
    id: { like: 'SLC0' },
  });
});

it('looks many devices up by their ids in chunks of 100, each id once [ASSET-08]', async () => {
  const requestedIds: string[][] = [];
  vi.stubGlobal('fetch', (input: Request | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/config.json')
      return Promise.resolve(new Response(null, { status: 404 }));
    expect(url.pathname).toBe('/api/core/assets');
    const { where } = JSON.parse(url.searchParams.get('filter') ?? '{}') as {
      readonly where: { readonly id: { readonly inq: string[] } };
    };
    requestedIds.push(where.id.inq);
    return Promise.resolve(Response.json(where.id.inq.map(id => ({ id, name: `Lamp ${id}` }))));
  });
  const ids = Array.from({ length: 250 }, (_, n) => `SSSLC${String(n).padStart(11, '0')}`);
  const { data } = await provider.getMany('assets', { ids: [...ids, ...ids.slice(0, 20)] });
  expect(requestedIds.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(requestedIds.flat()).toEqual(ids);
  expect(data.map(({ id }) => id as string)).toEqual(ids);
});
