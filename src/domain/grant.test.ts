import { expect, it } from 'vitest';

import { getGrant, listRuleRoles } from './grant.ts';

it.each([
  ['guest', undefined, { by: 'everyone' }],
  ['guest', { roles: [] }, { by: 'everyone' }],
  ['guest', { module: 'report' }, { by: 'everyone', module: 'report' }],
  ['admin', { module: 'report' }, { by: 'everyone' }],
  ['guest', { roles: ['admin'] }, undefined],
  ['admin', { module: 'permission', roles: ['admin'] }, { by: 'role' }],
  [
    'deviceAdmin',
    { module: 'asset', roles: ['admin', 'deviceAdmin'] },
    { by: 'role', module: 'asset' },
  ],
  ['guest', { roles: ['admin', 'owner'] }, { by: 'owner' }],
  ['admin', { roles: ['admin', 'owner'] }, { by: 'role' }],
  ['owner', { roles: ['owner'] }, { by: 'owner' }],
])('%s, by %j: %j', (role, rule, grant) => {
  expect(getGrant(role, rule)).toEqual(grant);
});

it('finds the roles that rules name; the owner is none', () => {
  expect(listRuleRoles([undefined, {}, { roles: ['a', 'owner'] }, { roles: ['b', 'a'] }])).toEqual([
    'a',
    'b',
  ]);
});
