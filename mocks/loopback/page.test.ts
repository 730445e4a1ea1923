import { describe, expect, it } from 'vitest';

import { findIds, exampleTable } from '../../tests/support/exampleTable.ts';
import { FilterError } from './FilterError.ts';
import { createTable } from './table.ts';

type Filter = Readonly<Record<string, unknown>>;

describe('order', () => {
  it.each<[unknown, number[]]>([
    ['qty', [3, 6, 4, 2, 1, 5]],
    ['qty DESC', [5, 1, 2, 4, 3, 6]],
    ['qty desc', [5, 1, 2, 4, 3, 6]],
    [
      ['active ASC', 'qty DESC'],
      [6, 5, 2, 3, 1, 4],
    ],
    ['active, qty DESC', [6, 5, 2, 3, 1, 4]],
    [
      ['active DESC, qty', '', 'id'],
      [4, 1, 3, 2, 5, 6],
    ],
    ['name', [6, 1, 3, 2, 5, 4]],
    ['label', [3, 1, 4, 6, 2, 5]],
    ['label DESC', [2, 5, 6, 4, 1, 3]],
    ['createdAt', [1, 6, 4, 2, 5, 3]],
    ['meta.level DESC', [4, 5, 1, 2, 3, 6]],
    ['nosuch DESC', [1, 2, 3, 4, 5, 6]],
    ['-qty', [1, 2, 3, 4, 5, 6]],
    ['constructor', [1, 2, 3, 4, 5, 6]],
    ['', [1, 2, 3, 4, 5, 6]],
    [[], [1, 2, 3, 4, 5, 6]],
    [null, [1, 2, 3, 4, 5, 6]],
  ])('%j gives %j: ties by id, absent first, null as 0 and before text [MOCK-03]', (order, ids) => {
    expect(findIds({ order })).toEqual(ids);
  });

  it.each([['qty FOO'], [' qty'], ['qty ']])('%j has an invalid direction [MOCK-03]', order => {
    expect(() => findIds({ order })).toThrow(/has invalid direction: send "name ASC"/);
  });

  it.each([[{}], [5], [['qty', 5]], [{ qty: 'ASC' }]])('%j is no order [MOCK-03]', order => {
    expect(() => findIds({ order })).toThrow(/The order .* is not valid/);
  });

  it('sorts ids that are text as text [MOCK-03]', () => {
    const table = createTable({ id: 'string' }, [{ id: '9' }, { id: '10' }, { id: 'a' }]);
    expect(table.find()).toEqual([{ id: '10' }, { id: '9' }, { id: 'a' }]);
  });
});

describe('limit, offset and skip', () => {
  it.each<[Filter, number[]]>([
    [{ limit: 2 }, [1, 2]],
    [{ limit: '2' }, [1, 2]],
    [{ limit: [2] }, [1, 2]],
    [{ limit: true }, [1]],
    [{ limit: null, offset: 4 }, [5, 6]],
    [{ limit: '' }, [1, 2, 3, 4, 5, 6]],
    [{ limit: 2, offset: 1, skip: 3 }, [4, 5]],
    [{ limit: 2, offset: 1, skip: 0 }, [2, 3]],
    [{ limit: 1e9, offset: 5 }, [6]],
    [{ limit: 5, offset: 6 }, []],
  ])('%j gives %j [MOCK-03]', (filter, ids) => {
    expect(findIds(filter)).toEqual(ids);
  });

  it('means 100 rows by an offset alone, and all of them by nothing [MOCK-03]', () => {
    const rows = Array.from({ length: 250 }, (_, id) => ({ id }));
    const table = createTable({ id: 'number' }, rows);
    expect(table.find({ offset: 1 })).toEqual(rows.slice(1, 101));
    expect(table.find({})).toHaveLength(250);
  });

  it.each([0, '0', -1, 1.5, 'abc', {}, []])('rejects the limit %j [MOCK-03]', limit => {
    expect(() => findIds({ limit })).toThrow(
      /The limit parameter .* is not valid: send a whole number above 0/,
    );
  });

  it.each([-1, 1.5, 'x', {}])('rejects the offset %j [MOCK-03]', offset => {
    expect(() => findIds({ offset })).toThrow(/The offset\/skip parameter .* is not valid/);
    expect(() => findIds({ skip: offset })).toThrow(FilterError);
  });
});

describe('fields', () => {
  it.each<[unknown, object]>([
    [['id', 'name'], { id: 2, name: 'aXb' }],
    [
      { id: true, name: true },
      { id: 2, name: 'aXb' },
    ],
    [{ id: true, name: false }, { id: 2 }],
    ['name', { name: 'aXb' }],
    [['nosuch'], {}],
    [['constructor'], {}],
  ])('%j select %j [MOCK-03]', (fields, row) => {
    expect(exampleTable.find({ where: { id: 2 }, fields })).toEqual([row]);
  });

  it('leaves one out that is false, and returns all for nothing [MOCK-03]', () => {
    const [whole] = exampleTable.find({ where: { id: 6 } });
    expect(exampleTable.find({ where: { id: 6 }, fields: { meta: false } })).toEqual([
      { id: 6, name: '10', label: 'u', qty: 0, tags: [] },
    ]);
    for (const fields of [[], {}, 5, null]) {
      expect(exampleTable.find({ where: { id: 6 }, fields })).toEqual([whole]);
    }
  });

  it('can order by a field that it does not return, and rejects half of one [MOCK-03]', () => {
    expect(exampleTable.find({ fields: ['id'], order: 'qty DESC', limit: 1 })).toEqual([{ id: 5 }]);
    expect(() => exampleTable.find({ fields: ['meta.level'] })).toThrow(
      /"meta.level" cannot be selected/,
    );
  });
});
