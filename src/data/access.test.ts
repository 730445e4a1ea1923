import { describe, expect, it } from 'vitest';

import { getDenial } from './access.ts';

const admin = { userId: 'a', role: 'admin', modules: [] };
const operator = { userId: 'o', role: 'deviceOperator', modules: ['maintenance'] };
const byRole = { by: 'role' };

describe('denialOf', () => {
  it.each([
    ['every user, when the document requires nothing', operator, {}, undefined],
    ['a role that is named', admin, { roles: ['admin'] }, undefined],
    ['any role, when none is named', operator, { roles: [] }, undefined],
    ['who has the module', operator, { module: 'maintenance' }, undefined],
    ['an admin, without the module', admin, { module: 'permission' }, undefined],
    ['the owner of the record', operator, { roles: ['admin', 'owner'] }, 'o'],
    ['the owner of a numbered record', { ...operator, userId: '7' }, { roles: ['owner'] }, 7],
  ])('lets in %s', (_, caller, permission, recordId) => {
    expect(getDenial(caller, permission, recordId)).toBeUndefined();
  });

  it.each([
    ['no other role', { roles: ['admin'] }, undefined, byRole],
    [
      'no user without the module',
      { module: 'asset' },
      undefined,
      { by: 'module', module: 'asset' },
    ],
    ['no wrong role with the module', { module: 'maintenance', roles: ['admin'] }, 'o', byRole],
    ['no stranger to the record', { roles: ['admin', 'owner'] }, 'x', { by: 'owner' }],
    ['no owner of nothing', { roles: ['owner'] }, undefined, { by: 'owner' }],
  ])('lets in %s, and reports why', (_, permission, recordId, denial) => {
    expect(getDenial(operator, permission, recordId)).toEqual(denial);
  });
});
