import { describe, expect, it } from 'vitest';

import { mayCall } from './access.ts';

const admin = { userId: 'a', role: 'admin', modules: [] };
const operator = { userId: 'o', role: 'deviceOperator', modules: ['maintenance'] };

describe('mayCall', () => {
  it.each([
    ['anybody, when the document asks for nothing', operator, {}, undefined, true],
    ['a role that is named', admin, { roles: ['admin'] }, undefined, true],
    ['no other role', operator, { roles: ['admin'] }, undefined, false],
    ['any role, when none is named', operator, { roles: [] }, undefined, true],
    ['who has the module', operator, { module: 'maintenance' }, undefined, true],
    ['nobody without the module', operator, { module: 'permission' }, undefined, false],
    ['an admin, without the module', admin, { module: 'permission' }, undefined, true],
    [
      'nobody with the module but the wrong role',
      operator,
      { module: 'maintenance', roles: ['admin'] },
      'o',
      false,
    ],
    ['the owner of the record', operator, { roles: ['admin', 'owner'] }, 'o', true],
    ['no stranger to the record', operator, { roles: ['admin', 'owner'] }, 'x', false],
    ['no owner of nothing', operator, { roles: ['owner'] }, undefined, false],
  ])('lets in %s', (_, caller, permission, recordId, may) => {
    expect(mayCall(caller, permission, recordId)).toBe(may);
  });
});
