import type { PlatformMode } from '../platform/operationRule.ts';

/** The modules of every mode. @see SHELL-16, docs/decisions/2026-11-21-product-modes.md */
const COMMON_MODULES = ['asset', 'maintenance', 'report', 'permission', 'domain'];

/** What each product mode adds to them; nobody has a module outside the mode. */
const MODULES_BY_MODE: Readonly<Record<PlatformMode, readonly string[]>> = {
  light: ['light', 'strategy', 'issues'],
  mediaPublish: ['publish', 'project'],
  smartLight: ['smartLight', 'strategy', 'issues', 'project'],
};

/** What those can have who look after equipment. */
const EQUIPMENT_MODULES = [
  ...['asset', 'maintenance', 'smartLight', 'light', 'report'],
  ...['publish', 'project', 'issues', 'strategy'],
];

/** The modules that a role can have, in any mode. An unknown role is a guest. */
const MODULES_BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  admin: [...EQUIPMENT_MODULES, 'permission', 'domain'],
  deviceAdmin: EQUIPMENT_MODULES,
  deviceOperator: ['maintenance', 'smartLight', 'light', 'issues'],
  guest: ['report'],
  remoteUser: ['asset'],
};

/** Whether a product mode offers a module. */
export const isModuleInMode = (module: string, mode: PlatformMode): boolean =>
  COMMON_MODULES.includes(module) || MODULES_BY_MODE[mode].includes(module);

/** The modules that a role can have in a mode; a new user begins with them. */
export function getDefaultModules(role: string, mode: PlatformMode): readonly string[] {
  const modules =
    (Object.hasOwn(MODULES_BY_ROLE, role) && MODULES_BY_ROLE[role]) || MODULES_BY_ROLE.guest;
  return (modules ?? []).filter(module => isModuleInMode(module, mode));
}

/** The names of the roles that have defaults. */
export const KNOWN_ROLES: readonly string[] = Object.keys(MODULES_BY_ROLE);
