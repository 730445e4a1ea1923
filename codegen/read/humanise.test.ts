import { describe, expect, it } from 'vitest';

import { humanise, identifier } from './humanise.ts';

describe('words made of a name', () => {
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
  ])('of "%s" are "%s"', (name, words) => {
    expect(humanise(name)).toBe(words);
  });
});

describe('an identifier made of a name', () => {
  it.each([
    ['listUsers', 'listUsers'],
    ['list-users', 'listUsers'],
    ['users.find', 'usersFind'],
    ['2fa', '_2fa'],
    ['export', 'export_'],
    ['my-export', 'myExport'],
  ])('of "%s" is "%s"', (name, made) => {
    expect(identifier(name)).toBe(made);
  });
});
