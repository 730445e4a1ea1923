import { expect, it } from 'vitest';

import { readToken, readUser } from './readAccount.ts';

const USER = {
  username: 'lin_wan',
  firstName: 'Wan',
  lastName: 'Lin',
  modules: ['report'],
  pswChanged: false,
  role: { name: 'guest' },
};

it('reads a user as it is [AUTH-03]', () => {
  expect(readUser({ ...USER, id: 7, ttl: 1 })).toEqual(USER);
});

it.each<[object, object]>([
  [{ lastName: undefined }, { lastName: '' }],
  [{ firstName: null }, { firstName: '' }],
  [{ modules: undefined }, { modules: [] }],
  [{ modules: null }, { modules: [] }],
  [{ pswChanged: undefined }, { pswChanged: true }],
  [{ pswChanged: null }, { pswChanged: true }],
  [{ pswChanged: 1 }, { pswChanged: true }],
  [{ pswChanged: 0 }, { pswChanged: false }],
  [{ username: 1024 }, { username: '1024' }],
])('reads what a store leaves out or has otherwise: %j is %j [AUTH-03]', (body, read) => {
  expect(readUser({ ...USER, ...body })).toMatchObject(read);
});

it('recognizes a user without a role', () => {
  expect(readUser({ ...USER, role: null })).not.toHaveProperty('role');
});

it.each<[unknown, string]>([
  [{ ...USER, lastName: { en: 'Lin' } }, 'lastName'],
  [{ ...USER, modules: 'report' }, 'modules'],
  [{ ...USER, modules: [1] }, 'modules'],
  [{ ...USER, pswChanged: 'yes' }, 'pswChanged'],
  [{ ...USER, role: 'guest' }, 'role'],
  [{ ...USER, role: { name: [] } }, 'role.name'],
  [undefined, ''],
  [[USER], ''],
  ['<p>hello</p>', ''],
])('names the field that does not fit: %j', (body, field) => {
  expect(() => readUser(body)).toThrow(
    expect.objectContaining({ name: 'RecordError', call: 'GET /users/{id}', field }),
  );
});

it('reads ids that are numbers, as SQL stores give them', () => {
  expect(readToken({ id: 'token', userId: 42, ttl: 1 })).toEqual({ id: 'token', userId: '42' });
});

it.each<[unknown, string]>([
  [{ id: 'token' }, 'userId'],
  [{ id: '', userId: 1 }, 'id'],
  [undefined, ''],
])('names what a token lacks: %j', (body, field) => {
  expect(() => readToken(body)).toThrow(expect.objectContaining({ field }));
});
