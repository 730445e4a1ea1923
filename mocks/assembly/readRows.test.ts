import { describe, expect, it } from 'vitest';

import { webHasher } from '../platform/webHasher.ts';
import { readRows } from './readRows.ts';

const ROLE = '5f1e0000000000000000b004';
const user = (change: object = {}) => ({
  id: 'u1',
  username: 'lin_wan',
  lastName: '林',
  firstName: '晚',
  roleId: ROLE,
  modules: ['report'],
  locked: false,
  pswChanged: true,
  ...change,
});

const read = (rows: unknown) =>
  readRows(typeof rows === 'string' ? rows : JSON.stringify(rows), webHasher);

describe('the rows of a tester', () => {
  it('are added to the seeded accounts, each user with an own password or the seeded one', async () => {
    const rows = await read({
      users: [user(), user({ id: 'u2', username: 'wu', password: 'Night#2026' })],
    });
    expect(rows.users?.map(({ username }) => username)).toEqual([
      'admin',
      'device_admin',
      'operator',
      'guest',
      'remote',
      'newcomer',
      'locked',
      'lin_wan',
      'wu',
    ]);
    const [wu, lin] = rows.secrets?.toReversed() ?? [];
    expect(lin).toEqual({ id: 'u1', hash: webHasher.seededHash });
    expect(await webHasher.verify('Night#2026', String(wu?.hash))).toBe(true);
    expect(JSON.stringify(rows.users)).not.toContain('Night#2026');
  });

  it.each([
    [
      'a row that breaks its schema',
      { users: [user(), user({ id: 'u2', username: 'x', locked: 'no' })] },
      'users[1] "u2" /locked must be boolean',
    ],
    [
      'a password that is too short',
      { users: [user({ password: 'x' })] },
      'users[0] "u1" /password must NOT have fewer than 8 characters',
    ],
    [
      'a username that differs from another in case alone',
      { users: [user({ username: 'Admin' })] },
      'users: two rows, or a row and a seeded one, have the username "Admin"',
    ],
    [
      'a second role of one name',
      { roles: [{ id: 'r9', name: 'admin' }] },
      'roles: two rows, or a row and a seeded one, have the name "admin"',
    ],
    [
      'a domain that skips a level',
      {
        domains: [
          { id: 'd1', name: '云泽市', level: 1 },
          { id: 'd2', name: '江南大道', level: 4, parentId: 'd1' },
        ],
      },
      'domains[1] "d2" /level must be 2, one below its parent',
    ],
    [
      'domains in a circle',
      {
        domains: [
          { id: 'd1', name: '东', level: 2, parentId: 'd2' },
          { id: 'd2', name: '西', level: 3, parentId: 'd1' },
        ],
      },
      'domains[0] "d1" /level must be 4, one below its parent',
    ],
    [
      'a property that is missing',
      { users: [user({ lastName: undefined })] },
      'users[0] "u1" /lastName must have',
    ],
    [
      'a property too many',
      { users: [user({ hash: 'x' })] },
      'users[0] "u1" /hash must NOT have unevaluated',
    ],
    [
      'a reference to nothing',
      { users: [user({ roleId: 'nosuch' })] },
      'users[0] "u1" /roleId knows no roles "nosuch"',
    ],
    [
      'an id twice',
      { users: [user(), user({ username: 'x' })] },
      'users: two rows, or a row and a seeded one, have the id "u1"',
    ],
    ['a seeded name', { users: [user({ username: 'admin' })] }, 'have the username "admin"'],
    ['no such resource', { lamps: [] }, 'No document has a resource "lamps". There are: '],
    ['no list', { users: {} }, 'users must be a list of rows.'],
    ['no row', { users: [5] }, 'users[0] must be an object.'],
    ['no object', [], 'The rows must be an object of lists'],
    [
      'a prototype',
      '{"users":[{"__proto__":{"locked":true}}]}',
      '/users/0/__proto__ is not a property',
    ],
    ['no JSON', '{', 'JSON'],
  ])('are rejected with %s', async (_, rows, sentence) => {
    await expect(read(rows)).rejects.toThrow(sentence);
  });

  it('report ten errors at once, and the number of further ones', async () => {
    const users = Array.from({ length: 14 }, (_, n) =>
      user({ id: `u${n}`, username: `x${n}`, locked: 1 }),
    );
    const message = await read({ users }).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(message.split('\n')).toHaveLength(11);
    expect(message).toContain('… and 4 more.');
  });
});
