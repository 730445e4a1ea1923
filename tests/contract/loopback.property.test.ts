import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTable } from '../../mocks/loopback/table.ts';
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
import { naiveCount, naiveFind } from '../support/naiveLoopback.ts';

/** Few rows go every way: by values and by keys, sorted alone and by an order of all, measured and searched for. */
const ways = fc.record({
  values: fc.constantFrom(0, 4, 1_000).map(most => () => most),
  sortAloneLimit: fc.constantFrom(0, 64),
  measureAllLimit: fc.constantFrom(-1, 2_000),
  maxMoves: fc.constantFrom(0, 64),
});

const order = arbitraryOrders([
  'id',
  'name',
  'label',
  'qty',
  'active',
  'createdAt',
  'meta.level',
  'nosuch',
]);

function countValues(rows: readonly FilterRow[], where: FilterRow | object): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const row of rows) {
    if (naiveCount([row], fields, where as FilterRow) === 0) continue;
    counts.set(row.qty, (counts.get(row.qty) ?? 0) + 1);
  }
  return counts;
}

/** Tables, each with ten filters. */
const TABLES = sampleCount(800);

describe('the filter engine', () => {
  it(`finds and counts what a plain evaluator finds and counts, for ${TABLES * 10} filters [MOCK-03]`, () => {
    const filter = fc
      .record({
        where: arbitraryWheres(3),
        near: fc.option(arbitraryNears, { nil: {}, freq: 6 }),
        order,
        page: arbitraryPages,
      })
      .map(({ where, near, order, page }) => ({ where: { and: [where, near] }, order, ...page }));
    const query = fc.tuple(arbitraryRows(40), fc.array(filter, { minLength: 10, maxLength: 10 }));
    fc.assert(
      fc.property(query, ways, ([rows, filters], thresholds) => {
        const table = createTable<FilterRow>(fields, rows, { thresholds });
        for (const filter of filters) {
          expect([filter, table.find(filter)]).toEqual([filter, naiveFind(rows, fields, filter)]);
          expect([filter, table.count(filter.where)]).toEqual([
            filter,
            naiveCount(rows, fields, filter.where),
          ]);
        }
      }),
      { seed: 11, numRuns: TABLES },
    );
  });

  it('keeps its indexes right while rows are put, changed and removed [MOCK-03]', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({
          put: arbitraryRows(1).map(([row]) => row!),
          id: fc.integer({ min: 1, max: 30 }),
        }),
        fc.record({ remove: fc.integer({ min: 1, max: 30 }) }),
        fc.record({
          where: arbitraryWheres(1),
          near: fc.option(arbitraryNears, { nil: {}, freq: 6 }),
          order,
          page: arbitraryPages,
        }),
      ),
      { minLength: 20, maxLength: 60 },
    );
    fc.assert(
      fc.property(arbitraryRows(25), steps, ways, (rows, all, thresholds) => {
        const table = createTable<FilterRow>(fields, rows, { thresholds });
        const model = new Map(rows.map(row => [row.id, row]));
        for (const step of all) {
          if ('put' in step) {
            const row = { ...step.put, id: step.id };
            table.put(row);
            model.set(row.id, row);
          } else if ('remove' in step) {
            expect(table.remove(step.remove)).toBe(model.delete(step.remove));
          } else {
            const where = { and: [step.where, step.near] };
            const filter = { where, order: step.order, ...step.page };
            const left = [...model.values()];
            expect([filter, table.find(filter)]).toEqual([filter, naiveFind(left, fields, filter)]);
            expect(table.count(step.where)).toBe(naiveCount(left, fields, step.where));
            expect(table.countBy('qty', step.where)).toEqual(countValues(left, step.where));
          }
        }
        expect(table.size).toBe(model.size);
      }),
      { seed: 12, numRuns: sampleCount(500) },
    );
  });
});
