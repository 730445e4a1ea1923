import { expect, it } from 'vitest';

import { toRoleName, ROLES } from './role.ts';

it('keeps the five roles that are known [USER-15]', () => {
  expect(ROLES.map(role => toRoleName(role))).toEqual([
    'admin',
    'deviceAdmin',
    'deviceOperator',
    'guest',
    'remoteUser',
  ]);
});

it.each(['', 'Admin', 'superuser', 'constructor', undefined])(
  'shows %j as guest [USER-15]',
  name => {
    expect(toRoleName(name)).toBe('guest');
  },
);
