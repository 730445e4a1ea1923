import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  andMaybe,
  hasModule,
  isModuleAvailable,
  isCardShown,
  toProductMode,
  canEnterModule,
  PRODUCT_MODES,
  type Product,
} from './modules.ts';

const SMART: Product = { mode: 'smartLight', hasProject: true };
const MODULES = [
  'asset',
  'permission',
  'domain',
  'maintenance',
  'visual',
  'star',
  'project',
  'publish',
];
const role = fc.constantFrom('admin', 'deviceAdmin', 'guest', 'constructor');
const some = fc.subarray(MODULES);
const mode = fc.constantFrom(...PRODUCT_MODES, undefined);

it.each([
  ['admin', [], 'permission', true],
  ['admin', [], 'domain', true],
  ['admin', [], 'asset', true],
  ['deviceAdmin', ['asset'], 'asset', true],
  ['deviceAdmin', [], 'asset', false],
  ['deviceAdmin', ['permission', 'domain'], 'permission', false],
  ['deviceAdmin', ['permission', 'domain'], 'domain', false],
  ['guest', [], 'visual', true],
])('%s with %j and the section of %s: %s', (who, modules, module, may) => {
  expect(canEnterModule(module, { role: who, modules }, SMART)).toBe(may);
});

it('never shows a module that its guard denies to the user', () => {
  fc.assert(
    fc.property(
      role,
      some,
      some,
      mode,
      fc.constantFrom(...MODULES),
      (who, modules, ofRole, mode, module) => {
        const visitor = { role: who, modules };
        return (
          !isCardShown(module, visitor, ofRole, mode) || hasModule(module, visitor, mode) !== false
        );
      },
    ),
  );
});

describe('the product mode', () => {
  const COMMON = ['asset', 'maintenance', 'report', 'permission', 'domain'];
  const ADDED = {
    light: ['light', 'strategy', 'issues'],
    mediaPublish: ['publish', 'project'],
    smartLight: ['smartLight', 'strategy', 'issues', 'publish', 'project'],
  };
  const ALL = [...new Set([...COMMON, ...Object.values(ADDED).flat()])];

  it.each(PRODUCT_MODES)(
    '%s offers what it has in common and what it adds, no more [SHELL-16]',
    mode => {
      const offered = ALL.filter(module => isModuleAvailable(module, mode));
      expect(new Set(offered)).toEqual(new Set([...COMMON, ...ADDED[mode]]));
    },
  );

  it.each(PRODUCT_MODES)('%s limits every role, administrators too [SHELL-16]', mode => {
    const had = ALL.filter(module => hasModule(module, { role: 'admin', modules: ALL }, mode));
    expect(had).toEqual(ALL.filter(module => isModuleAvailable(module, mode)));
  });

  it('is smart light where none is named, or none that is known [SHELL-16]', () => {
    expect([undefined, null, '', 'constructor', 'light'].map(toProductMode)).toEqual([
      ...Array.from({ length: 4 }, () => 'smartLight'),
      'light',
    ]);
  });

  it('decides nothing that it could decide either way before it is known', () => {
    const admin = { role: 'admin', modules: [] };
    expect(hasModule('asset', admin, undefined)).toBe(true);
    expect(hasModule('smartLight', admin, undefined)).toBeUndefined();
    expect(hasModule('smartLight', { role: 'guest', modules: [] }, undefined)).toBe(false);
  });
});

it('opens player projects to users with the module, once there is one; an administrator needs the project only [SHELL-21/guard]', () => {
  const isAvailable = (role: string, modules: string[], hasProject: boolean | undefined) =>
    canEnterModule('project', { role, modules }, { mode: 'mediaPublish', hasProject });
  expect(isAvailable('admin', [], true)).toBe(true);
  expect(isAvailable('admin', [], false)).toBe(false);
  expect(isAvailable('deviceAdmin', ['project'], true)).toBe(true);
  expect(isAvailable('deviceAdmin', ['project'], false)).toBe(false);
  expect(isAvailable('deviceAdmin', [], true)).toBe(false);
  expect(isAvailable('deviceAdmin', ['project'], undefined)).toBeUndefined();
  expect(isAvailable('deviceAdmin', [], undefined)).toBe(false);
});

it('joins two results as if those pending could be either', () => {
  const flag = fc.constantFrom(true, false, undefined);
  const mayBe = (one: boolean | undefined) => (one === undefined ? [true, false] : [one]);
  fc.assert(
    fc.property(flag, flag, (one, other) => {
      const outcomes = new Set(mayBe(one).flatMap(a => mayBe(other).map(b => a && b)));
      return andMaybe(one, other) === (outcomes.size === 1 ? [...outcomes][0] : undefined);
    }),
  );
});
