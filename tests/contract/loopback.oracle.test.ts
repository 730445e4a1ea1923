import fc from 'fast-check';
import { DataSource } from 'loopback-datasource-juggler';
import { describe, expect, it, vi } from 'vitest';

import { createTable } from '../../mocks/loopback/table.ts';
import { countFoundRows } from '../support/countFoundRows.ts';
import {
  fields,
  arbitraryNears,
  arbitraryOrders,
  arbitraryPages,
  type FilterRow,
  arbitraryRows,
  arbitraryWheres,
} from '../support/loopbackFilters.ts';
import { sampleCount } from '../support/sampleCases.ts';

/** What is used of a model of LoopBack. */
interface Model {
  find(filter: object): Promise<readonly unknown[]>;
  count(where: object): Promise<number>;
  create(rows: readonly object[]): Promise<unknown>;
}

const memory = new DataSource('memory');
let models = 0;

async function loopbackTable(rows: readonly FilterRow[]): Promise<Model> {
  models += 1;
  const properties = {
    ...{
      id: { type: Number, id: true },
      name: String,
      label: String,
      qty: Number,
      active: Boolean,
    },
    ...{ createdAt: Date, location: 'GeoPoint', tags: [String], meta: Object },
  };
  const model: unknown = memory.createModel(`Thing${models}`, properties, {
    strict: false,
    forceId: false,
  });
  await (model as Model).create(structuredClone(rows));
  return model as Model;
}

/*
 * Left out of the comparison, each a deliberate difference (mocks/loopback/README.md):
 * - several operators in one object: `wheres(1)` writes one
 * - null among text in an order: `label` may be null, so nothing is ordered by it
 * - limit 0 and below, negative offsets: `pages` has none
 * - prototype members: `constructor` is a field to LoopBack
 * - `eq`, and malformed operands, on paths that are not declared: none is generated
 * - backtracking: the expressions generated are harmless
 * Where LoopBack fails (500) or rejects (400), so must we.
 */
const ordered = arbitraryOrders([
  'id',
  'name',
  'qty',
  'active',
  'createdAt',
  'meta.site',
  'nosuch',
]);
const where = arbitraryWheres(1).filter(it => !JSON.stringify(it).includes('constructor'));

/** Conditions that LoopBack rejects, fails on or reads in a way of its own. */
const strange = fc.constantFrom<Record<string, unknown>>(
  ...[{ createdAt: 'no date' }, { createdAt: { gt: '' } }, { createdAt: { foo: 1 } }],
  ...[
    { qty: { inq: 1 } },
    { qty: { between: [1] } },
    { qty: { inq: {} } },
    { qty: { exists: true } },
  ],
  ...[{ name: { like: 5 } }, { name: { regexp: '/a/x' } }, { name: { $ne: null } }],
  ...[{ and: { a: 1 } }, { or: ['x'] }, { nor: [{ qty: 1 }] }, { active: { foo: 1 } }],
  ...[
    { qty: { inq: { 0: 1, 1: '10' } } },
    { and: { 0: { active: true } } },
    { name: { contains: 'a' } },
  ],
);

/** A response as JSON, or that there is none. */
async function getResponse(call: () => unknown): Promise<unknown> {
  try {
    return JSON.parse(JSON.stringify(await call()));
  } catch {
    return 'rejected';
  }
}

/** Tables, each with ten filters. */
const TABLES = sampleCount(250);

describe("the filter engine compared with LoopBack's memory connector", () => {
  it(`finds and counts the same rows in the same order, for ${TABLES * 10} filters [MOCK-03]`, async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const filter = fc
      .record({
        where: fc.oneof({ weight: 9, arbitrary: where }, strange),
        near: fc.option(arbitraryNears, { nil: {}, freq: 6 }),
        order: ordered,
        page: arbitraryPages,
      })
      .map(({ where, near, order, page }) => ({ where: { and: [where, near] }, order, ...page }));
    const query = fc.tuple(arbitraryRows(25), fc.array(filter, { minLength: 10, maxLength: 10 }));
    await fc.assert(
      fc.asyncProperty(query, async ([rows, filters]) => {
        const table = createTable<FilterRow>(fields, rows);
        const model = await loopbackTable(rows);
        for (const filter of filters) {
          const theirs = await getResponse(() => model.find(structuredClone(filter)));
          expect([filter, await getResponse(() => table.find(filter))]).toEqual([filter, theirs]);
          const total = await getResponse(() =>
            countFoundRows(model, structuredClone(filter.where)),
          );
          expect([filter, await getResponse(() => table.count(filter.where))]).toEqual([
            filter,
            total,
          ]);
        }
      }),
      { seed: 21, numRuns: TABLES },
    );
  });
});
