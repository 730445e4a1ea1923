import type { PlatformMode } from '../platform/operationRule.ts';

/** The modules of every mode. @see SHELL-16, docs/decisions/2026-11-21-product-modes.md */
const COMMON_MODULES = ['asset', 'maintenance', 'report', 'permission', 'domain'];

/** The modules that each product mode adds; no user has a module outside the mode. */
const MODULES_BY_MODE: Readonly<Record<PlatformMode, readonly string[]>> = {
  light: ['light', 'strategy', 'issues'],
  mediaPublish: ['publish', 'project'],
  smartLight: ['smartLight', 'strategy', 'issues', 'publish', 'project'],
};

/** The modules available to equipment roles. */
const EQUIPMENT_MODULES = [
  ...['asset', 'maintenance', 'smartLight', 'light', 'report'],
  ...['publish', 'project', 'issues', 'strategy'],
];

/** The modules available to each role, in any mode. An unknown role is a guest. */
const MODULES_BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  admin: [...EQUIPMENT_MODULES, 'permission', 'domain'],
  deviceAdmin: EQUIPMENT_MODULES,
  deviceOperator: ['maintenance', 'smartLight', 'light', 'issues'],
  guest: ['report'],
  remoteUser: ['asset'],
};

/** Whether a product mode includes a module. */
export const isModuleInMode = (module: string, mode: PlatformMode): boolean =>
  COMMON_MODULES.includes(module) || MODULES_BY_MODE[mode].includes(module);

/** Returns the possible modules of a role in a mode; a new user has all of them. */
export function getDefaultModules(role: string, mode: PlatformMode): readonly string[] {
  const modules =
    (Object.hasOwn(MODULES_BY_ROLE, role) && MODULES_BY_ROLE[role]) || MODULES_BY_ROLE.guest;
  return (modules ?? []).filter(module => isModuleInMode(module, mode));
}

/** The names of the roles that have defaults. */
export const KNOWN_ROLES: readonly string[] = Object.keys(MODULES_BY_ROLE);
