import fc from 'fast-check';
import type { GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';

import { eachPage } from './eachPage.ts';

interface Platform {
  readonly rows: () => readonly { readonly id: number }[];
  /** The maximum page size. */
  readonly largest?: number;
  readonly counts?: boolean;
}

const pages =
  ({ rows, largest = Infinity, counts = true }: Platform) =>
  ({ pagination }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const size = Math.min(perPage, largest);
    const all = rows();
    const data = all.slice((page - 1) * size, page * size);
    const pageInfo = { hasNextPage: page * size < all.length, hasPreviousPage: page > 1 };
    return Promise.resolve(
      counts ? { data: [...data], total: all.length } : { data: [...data], pageInfo },
    );
  };

async function idsOf(getList: ReturnType<typeof pages>, size: number) {
  const ids: unknown[] = [];
  for await (const { rows } of eachPage(getList, { size })) ids.push(...rows.map(({ id }) => id));
  return ids;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

describe('every page of a list', () => {
  it('returns every record once and in order, for any page size and maximum, with and without a count', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          count: fc.nat(60),
          size: fc.integer({ min: 1, max: 25 }),
          largest: fc.integer({ min: 1, max: 25 }),
          counts: fc.boolean(),
        }),
        async ({ count, size, largest, counts }) => {
          const rows = many(count);
          const ids = await idsOf(pages({ rows: () => rows, largest, counts }), size);
          expect(ids).toEqual(rows.map(({ id }) => id));
        },
      ),
    );
  });

  const isIncomplete = async (getList: ReturnType<typeof pages>) => {
    let hasMissing = false;
    for await (const { incomplete } of eachPage(getList, { size: 10 }))
      hasMissing ||= incomplete !== undefined;
    return hasMissing;
  };

  it('misses no record while others leave: by total, pages are read again [UX-04] [UX-03]', async () => {
    let rows = many(45);
    const list = pages({ rows: () => rows });
    const ids = await idsOf(params => {
      const result = list(params);
      if (rows.length > 40) rows = rows.slice(1);
      return result;
    }, 10);
    expect(ids).toEqual(many(45).map(({ id }) => id));
  });

  it('reports rows that it could not read, and none that were added [UX-04]', async () => {
    const rows = many(30);
    const list = pages({ rows: () => rows.filter(({ id }) => id !== 12) });
    const countsTooMany = (params: GetListParams) =>
      list(params).then(({ data }) => ({ data, total: 30 }));
    expect(await isIncomplete(countsTooMany)).toBe(true);
    let growing = many(30);
    const growingList = pages({ rows: () => growing });
    expect(
      await isIncomplete(params => {
        const result = growingList(params);
        growing = [{ id: growing.length + 1_000 }, ...growing];
        return result;
      }),
    ).toBe(false);
  });

  it('reports a record that is skipped because one leaves while another is added: the total stays, the keys do not [UX-04]', async () => {
    let rows = many(30);
    const list = pages({ rows: () => rows });
    const getList = async ({ meta, ...params }: GetListParams) => {
      const after = (meta as { readonly after?: number } | undefined)?.after;
      if (params.sort?.field === 'id')
        return pages({ rows: () => rows.filter(({ id }) => after === undefined || id > after) })(
          params,
        );
      const result = await list(params);
      rows = [...rows.slice(1), { id: rows.length + 100 + (rows[0]?.id ?? 0) }];
      return result;
    };
    const sort = { field: 'name', order: 'ASC' } as const;
    const results: unknown[] = [];
    for await (const { incomplete } of eachPage(getList, { size: 10, sort }, 'id'))
      results.push(incomplete);
    // The 11th and the 22nd were skipped, and what was added last came after the last page had been read.
    expect(results.at(-1)).toMatchObject({ received: 30, total: 33 });
  });

  it('gives no record twice while others are added before it', async () => {
    let rows = many(30);
    const list = pages({ rows: () => rows });
    const ids = await idsOf(params => {
      const result = list(params);
      rows = [{ id: 1_000 + rows.length }, ...rows];
      return result;
    }, 10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(many(30).map(({ id }) => id)));
  });

  it('ends where a platform reports further rows and returns the same again', async () => {
    const rows = many(5);
    const stuck = () =>
      Promise.resolve({ data: rows, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(await idsOf(stuck as never, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('requests no further page after the caller has stopped', async () => {
    const control = new AbortController();
    const rows = many(30);
    let callCount = 0;
    const list = pages({ rows: () => rows });
    const found = eachPage(
      params => {
        callCount += 1;
        return list(params);
      },
      { size: 10, signal: control.signal },
    );
    await found.next();
    control.abort();
    await expect(found.next()).rejects.toThrow(/abort/i);
    expect(callCount).toBe(1);
  });
});
