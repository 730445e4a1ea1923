import { describe, expect, it } from 'vitest';

import type { ListingDescriptor, PagingDescriptor } from '../../schema/listing.ts';
import type { DataRow } from './Lister.ts';
import { type ListResponse, readRowRange } from './readRowRange.ts';
import type { QueryParameters } from './buildPlainQuery.ts';

type Around = (rows: readonly DataRow[], end: number, all: number) => Record<string, unknown>;

interface Server {
  readonly paging: PagingDescriptor;
  /** The default page size. */
  readonly usual: number;
  /** The maximum page size, which the document does not state. */
  readonly cap: number;
  readonly listing: Omit<ListingDescriptor, 'paging'>;
  readonly around?: Around;
}

const BARE: ListingDescriptor = { filters: {}, rows: [] };
const byPage = { by: 'page', page: 'page', size: 'size', first: 1 } as const;
const byOffset = { by: 'offset', offset: 'skip', limit: 'limit' } as const;
const counted = { filters: {}, rows: ['data'], total: ['total'] } as const;
const unsure = { ...counted, total: ['count'], isTotalUncertain: true } as const;
const inData: Around = rows => ({ data: rows });

const servers: Readonly<Record<string, Server>> = {
  'pages as long as asked': { paging: byPage, usual: 20, cap: 1000, listing: BARE },
  'pages from 0': { paging: { ...byPage, first: 0 }, usual: 20, cap: 1000, listing: BARE },
  'pages never longer than 7': { paging: byPage, usual: 7, cap: 7, listing: BARE },
  'pages never longer than 7, counted': {
    ...{ paging: byPage, usual: 7, cap: 7, listing: counted },
    around: (rows, _, total) => ({ data: rows, total }),
  },
  'pages of 20 whatever is wanted': {
    ...{ paging: { by: 'page', page: 'page', first: 1 }, usual: 20, cap: 1000, listing: BARE },
  },
  'pages of 4 whatever is wanted, counted': {
    ...{ paging: { by: 'page', page: 'page', first: 1 }, usual: 4, cap: 1000, listing: counted },
    around: (rows, _, total) => ({ data: rows, total }),
  },
  'an offset': { paging: byOffset, usual: 20, cap: 1000, listing: BARE },
  'an offset, never more than 7': { paging: byOffset, usual: 7, cap: 7, listing: BARE },
  'an offset without a limit': {
    ...{ paging: { by: 'offset', offset: 'skip' }, usual: 4, cap: 1000, listing: BARE },
  },
  'a count of all rows': {
    ...{ paging: byOffset, usual: 20, cap: 1000, listing: unsure },
    around: (rows, _, count) => ({ data: rows, count }),
  },
  'a count of the rows of the page': {
    ...{ paging: byOffset, usual: 20, cap: 7, listing: unsure },
    around: rows => ({ data: rows, count: rows.length }),
  },
  'whether there is more': {
    ...{ paging: byPage, usual: 20, cap: 7, listing: { ...counted, hasMore: ['more'] } },
    around: (rows, end, all) => ({ data: rows, more: end < all }),
  },
  'a cursor that is the last key, never more than 7': {
    ...{ paging: { by: 'cursor', cursor: 'after', limit: 'limit' }, usual: 7, cap: 7 },
    ...{ listing: { filters: {}, rows: ['data'] }, around: inData },
  },
};

const all: readonly DataRow[] = Array.from({ length: 40 }, (_, index) => ({ id: index + 1 }));

/** Simulates a server with documented and undocumented behaviour. */
function respond({ paging, usual, cap, around }: Server, query: QueryParameters): ListResponse {
  const named = paging.by === 'page' ? paging.size : paging.limit;
  const requestedSize = named === undefined ? undefined : (query[named] as number | undefined);
  const size = Math.min(requestedSize ?? usual, cap);
  const from =
    paging.by === 'page'
      ? ((query[paging.page] as number) - paging.first) * size
      : paging.by === 'offset'
        ? (query[paging.offset] as number)
        : ((query[paging.cursor] as number | undefined) ?? 0);
  const rows = all.slice(from, from + size);
  const body = around ? around(rows, from + rows.length, all.length) : rows;
  return { body, headers: new Headers() };
}

describe.each(Object.entries(servers))('a list with %s', (_, server) => {
  const listing = { ...server.listing, paging: server.paging };
  const read = (offset: number, count: number, calls: QueryParameters[] = []) =>
    readRowRange(listing, { offset, count, key: 'id' }, query => {
      calls.push(query);
      return Promise.resolve(respond(server, query));
    });

  it.each([3, 10, 15, 25, 100])('gives its rows in pages of %i, none missing', async count => {
    for (let offset = 0; offset < all.length; offset += count) {
      const { rows, hasMore, total } = await read(offset, count);
      expect(rows, `from ${offset}`).toEqual(all.slice(offset, offset + count));
      if (offset + count < all.length) expect(hasMore, `from ${offset}`).toBe(true);
      if (total !== undefined) expect(total).toBe(all.length);
    }
  });

  it('sends few requests for one page', async () => {
    const calls: QueryParameters[] = [];
    await read(10, 10, calls);
    expect(calls.length).toBeLessThanOrEqual(5);
  });
});
