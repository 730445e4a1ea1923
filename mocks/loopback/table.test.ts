import { describe, expect, it } from 'vitest';

import { FilterError } from './FilterError.ts';
import { createTable } from './table.ts';

interface User {
  readonly id: string;
  readonly name: string;
  readonly secret?: string;
}

const nameOf = (number: number) => `user-${number % 97}-${number}`;
const users = (count: number): User[] =>
  Array.from({ length: count }, (_, number) => ({ id: String(number), name: nameOf(number) }));
const fields = { id: 'string', name: 'string', secret: 'string' } as const;

describe('a table', () => {
  it('gets, puts and removes rows by id, text for a number too [MOCK-03]', () => {
    const table = createTable<{ id: number; name: string }>({ id: 'number', name: 'string' }, [
      { id: 1, name: 'a' },
    ]);
    table.put({ id: 2, name: 'b' });
    table.put({ id: 1, name: 'c' });
    expect(table.get('1')).toEqual({ id: 1, name: 'c' });
    expect(table.get('x')).toBeUndefined();
    expect(table.size).toBe(2);
    expect([table.remove('2'), table.remove(2)]).toEqual([true, false]);
    expect(table.find()).toEqual([{ id: 1, name: 'c' }]);
  });

  it('finds by text what was put, changed and removed after it was searched [MOCK-03]', () => {
    const table = createTable<User>(fields, users(2_000));
    const search = (like: string) => table.find({ where: { name: { like } } }).map(({ id }) => id);
    expect(search('-1234')).toEqual(['1234']);
    table.put({ id: 'new', name: '新灯-1234' });
    table.put({ id: '1234', name: 'renamed' });
    table.put({ id: '7', name: 'x-12345' });
    expect(search('-1234')).toEqual(['7', 'new']);
    table.remove('new');
    expect(search('-1234')).toEqual(['7']);
    expect(search('新灯')).toEqual([]);
    for (const { id } of users(1_000)) table.put({ id, name: `again-${id}` });
    expect(search('again-77')).toEqual([
      '77',
      '770',
      '771',
      '772',
      '773',
      '774',
      '775',
      '776',
      '777',
      '778',
      '779',
    ]);
  });

  it('returns a page of many rows as it returns all of them [MOCK-03]', () => {
    const table = createTable<User>(fields, users(5_000));
    for (const where of [
      {},
      { name: { like: '-9' } },
      { name: { gt: 'user-5' } },
      { id: { inq: ['7', '4999'] } },
    ]) {
      const everything = table.find({ where, order: 'name DESC' });
      expect(table.find({ where, order: 'name DESC', offset: 1, limit: 3 })).toEqual(
        everything.slice(1, 4),
      );
      expect(table.count(where)).toBe(everything.length);
    }
  });

  it('shows, filters and sorts nothing by a hidden field [MOCK-03]', () => {
    const rows = [
      { id: 'a', name: 'x', secret: 'z' },
      { id: 'b', name: 'y', secret: 'a' },
    ];
    const table = createTable<User>(fields, rows, { hidden: ['secret'] });
    expect(table.find({ order: 'secret', fields: ['id', 'secret'] })).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
    expect(table.count({ secret: 'z' })).toBe(2);
    expect(table.count({ or: [{ 'secret.length': 5 }] })).toBe(2);
    expect(table.get('a')).toEqual(rows[0]);
  });

  it('orders by a computed sort key that it neither returns nor filters by, while rows come, change and go [MOCK-03]', () => {
    const sortKeys = { nameSortKey: (row: object) => (row as User).name.padStart(4, '0') };
    const table = createTable<User>(fields, [], { sortKeys });
    const named = (id: number, name: string) => ({ id: String(id), name });
    const names = (direction = 'ASC') =>
      table.find({ order: [`nameSortKey ${direction}`] }).map(({ name }) => name);
    for (const [id, name] of ['10', '9', '100'].entries()) table.put(named(id + 1, name));
    expect(names()).toEqual(['9', '10', '100']);
    expect(names('DESC')).toEqual(['100', '10', '9']);
    table.put(named(4, '11'));
    table.put(named(1, '101'));
    table.remove(2);
    expect(names()).toEqual(['11', '100', '101']);
    expect(table.find({ order: ['nameSortKey ASC'], fields: ['nameSortKey'] })[0]).toEqual({});
    const view = table.view({ scope: { test: ({ id }) => id !== '3' }, relations: {} });
    expect(view.find({ order: ['nameSortKey ASC'] }).map(({ name }) => name)).toEqual([
      '11',
      '101',
    ]);
  });

  it('rejects with status 400 and code 1 [MOCK-03]', () => {
    const table = createTable<User>(fields);
    for (const where of [null, [], 'x', 5, 0, '', true]) {
      expect(() => table.find({ where })).toThrow(/The where clause .* is not an object/);
    }
    expect(new FilterError('')).toMatchObject({ status: 400, code: 1, name: 'FilterError' });
  });

  it('survives what redefines itself [MOCK-03]', () => {
    const table = createTable<User>(fields, users(3));
    const hostile = { toString: 1, valueOf: 1 };
    expect(table.count({ name: hostile, id: { gt: [hostile] } })).toBe(0);
    expect(table.find({ where: { name: { inq: [hostile] } } })).toEqual([]);
  });
});
