import { describe, expect, it } from 'vitest';

import { FilterError } from './FilterError.ts';
import { createTable, type Table } from './table.ts';

const roles: Table<{ id: string; name: string }> = createTable(
  { id: 'string', name: 'string' },
  [
    { id: 'r1', name: 'admin' },
    { id: 'r2', name: 'guest' },
    { id: 'r3', name: 'nobody' },
  ],
  { relations: { users: { kind: 'hasMany', key: 'roleId', table: () => users } } },
);

const users: Table<{ id: number; name: string; roleId?: string | null; friends?: number[] }> =
  createTable(
    { id: 'number', name: 'string', roleId: 'string', friends: 'array' },
    [
      { id: 1, name: 'li', roleId: 'r1', friends: [3, 2] },
      { id: 2, name: 'han', roleId: 'r2' },
      { id: 3, name: 'wei', roleId: 'r2' },
      { id: 4, name: 'zoe', roleId: null },
      { id: 5, name: 'bo', roleId: 'gone' },
    ],
    {
      relations: {
        role: { kind: 'belongsTo', key: 'roleId', table: () => roles },
        friendly: { kind: 'referencesMany', key: 'friends', table: () => users },
      },
    },
  );

const admin = { id: 'r1', name: 'admin' };
const li = { id: 1, name: 'li', roleId: 'r1', friends: [3, 2] };

describe('include', () => {
  it.each([
    ['role'],
    [['role']],
    [{ relation: 'role' }],
    [{ rel: 'role' }],
    [{ role: true }],
    [{ role: false }],
  ])('%j adds the related row [MOCK-03]', include => {
    expect(users.find({ where: { id: 1 }, include })).toEqual([{ ...li, role: admin }]);
  });

  it('leaves the relation out of a row without one, or with a dangling key [MOCK-03]', () => {
    expect(users.find({ where: { id: { gte: 4 } }, include: 'role' })).toEqual([
      { id: 4, name: 'zoe', roleId: null },
      { id: 5, name: 'bo', roleId: 'gone' },
    ]);
  });

  it('gives children as a list, empty if there are none, and leaves stored rows alone [MOCK-03]', () => {
    const [first, , third] = roles.find({ include: 'users' });
    expect(first).toEqual({ ...admin, users: [li] });
    expect(third).toEqual({ id: 'r3', name: 'nobody', users: [] });
    expect(roles.get('r1')).toEqual(admin);
  });

  it('nests, by name and by scope [MOCK-03]', () => {
    const nested = [{ ...admin, users: [{ ...li, role: admin }] }];
    const where = { id: 'r1' };
    expect(roles.find({ where, include: { users: 'role' } })).toEqual(nested);
    const scope = { include: ['role'] };
    expect(roles.find({ where, include: { relation: 'users', scope } })).toEqual(nested);
  });

  it('filters, sorts and pages the related rows of each parent by itself [MOCK-03]', () => {
    const scope = { where: { id: { gt: 1 } }, order: 'name DESC', limit: 1, fields: ['name'] };
    expect(roles.find({ include: { relation: 'users', scope } })).toEqual([
      { ...admin, users: [] },
      { id: 'r2', name: 'guest', users: [{ name: 'wei', roleId: 'r2' }] },
      { id: 'r3', name: 'nobody', users: [] },
    ]);
  });

  it('follows a list of ids [MOCK-03]', () => {
    const [found] = users.find({ where: { id: 1 }, include: 'friendly', fields: ['friends'] });
    expect(found).toEqual({
      friends: [3, 2],
      friendly: [
        { id: 2, name: 'han', roleId: 'r2' },
        { id: 3, name: 'wei', roleId: 'r2' },
      ],
    });
  });

  it('takes only the first of several names in one object [MOCK-03]', () => {
    const [found] = users.find({ where: { id: 1 }, include: { role: true, friendly: true } });
    expect(Object.keys(found ?? {})).not.toContain('friendly');
  });

  it('is missing without the foreign key, and rejected without the id [MOCK-03]', () => {
    expect(users.find({ where: { id: 1 }, include: 'role', fields: ['id'] })).toEqual([{ id: 1 }]);
    expect(() => roles.find({ include: 'users', fields: ['name'] })).toThrow(
      /ID property "id" is missing for included item/,
    );
  });

  it.each(['', [], {}, 5, true, null])('ignores %j [MOCK-03]', include => {
    expect(users.find({ where: { id: 1 }, include })).toEqual([li]);
  });

  it.each(['Role', 'nosuch', '__proto__', 'constructor', { nosuch: true }])(
    'rejects the relation %j and names those there are [MOCK-03]',
    include => {
      expect(() => users.find({ include })).toThrow(FilterError);
      expect(() => users.find({ include })).toThrow(/include one of these: role, friendly/);
    },
  );

  it('rejects a bad limit in a scope [MOCK-03]', () => {
    const include = { relation: 'users', scope: { limit: -1 } };
    expect(() => roles.find({ include })).toThrow(/The limit parameter -1/);
  });
});
