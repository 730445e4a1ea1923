import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isShown, mayEnter } from './modules.ts';

const MODULES = ['asset', 'permission', 'domain', 'maintenance', 'visual', 'star', 'project'];
const role = fc.constantFrom('admin', 'deviceAdmin', 'guest', 'constructor');
const some = fc.subarray(MODULES);

it.each([
  ['admin', [], 'permission', true],
  ['admin', [], 'domain', true],
  ['admin', [], 'asset', true],
  ['deviceAdmin', ['asset'], 'asset', true],
  ['deviceAdmin', [], 'asset', false],
  ['deviceAdmin', ['permission', 'domain'], 'permission', false],
  ['deviceAdmin', ['permission', 'domain'], 'domain', false],
  ['guest', [], 'visual', true],
])('%s with %j and the section of %s: %s [SEC-07/menu]', (who, modules, module, may) => {
  expect(mayEnter(module, { role: who, modules })).toBe(may);
});

it('never shows a module whose guard would turn one back [SEC-07/menu]', () => {
  fc.assert(
    fc.property(role, some, some, fc.constantFrom(...MODULES), (who, modules, ofRole, module) => {
      const visitor = { role: who, modules };
      return !isShown(module, visitor, ofRole) || mayEnter(module, visitor);
    }),
  );
});
