import { expect, it } from 'vitest';

import { knownRole, ROLES } from './role.ts';

it('keeps the five roles that it knows [USER-15]', () => {
  expect(ROLES.map(role => knownRole(role))).toEqual([
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
    expect(knownRole(name)).toBe('guest');
  },
);
