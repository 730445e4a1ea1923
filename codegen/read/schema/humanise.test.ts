import { describe, expect, it } from 'vitest';

import { toConstantName, humanise, toIdentifier } from './humanise.ts';

describe('a label made of a name', () => {
  it.each([
    ['lastLoginDate', 'Last login date'],
    ['asset_id', 'Asset ID'],
    ['id', 'ID'],
    ['userIds', 'User IDs'],
    ['HTTPStatus', 'HTTP status'],
    ['user-groups', 'User groups'],
    ['照明', '照明'],
    ['', ''],
    ['_', '_'],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(humanise(name)).toBe(expected);
  });
});

describe('an identifier made of a name', () => {
  it.each([
    ['listUsers', 'listUsers'],
    ['list-users', 'listUsers'],
    ['users.find', 'usersFind'],
    ['2fa', '_2fa'],
  ])('of "%s" is "%s"', (name, made) => {
    expect(toIdentifier(name)).toBe(made);
  });
});

it('a constant is not called as JavaScript calls things', () => {
  expect(['export', 'my-export', 'lists'].map(toConstantName)).toEqual([
    'export_',
    'myExport',
    'lists',
  ]);
});
