import type { ProductMode } from '../platform/rule.ts';

/** The modules of every mode. @see spec A1, A6 */
const COMMON = ['asset', 'maintenance', 'report', 'permission', 'domain'];

/** What each product mode adds to them; nobody has a module outside the mode. */
const ADDED: Readonly<Record<ProductMode, readonly string[]>> = {
  light: ['light', 'strategy', 'issues'],
  mediaPublish: ['publish', 'project'],
  smartLight: ['smartLight', 'strategy', 'issues', 'project'],
};

/** What those can have who look after equipment. */
const OF_EQUIPMENT = [
  ...['asset', 'maintenance', 'smartLight', 'light', 'report'],
  ...['publish', 'project', 'issues', 'strategy'],
];

/** The modules that a role can have, in any mode. An unknown role is a guest. */
const BY_ROLE: Readonly<Record<string, readonly string[]>> = {
  admin: [...OF_EQUIPMENT, 'permission', 'domain'],
  deviceAdmin: OF_EQUIPMENT,
  deviceOperator: ['maintenance', 'smartLight', 'light', 'issues'],
  guest: ['report'],
  remoteUser: ['asset'],
};

/** Whether a product mode offers a module. */
export const isOffered = (module: string, mode: ProductMode): boolean =>
  COMMON.includes(module) || ADDED[mode].includes(module);

/** The modules that a role can have in a mode; a new user begins with them. */
export function defaultModules(role: string, mode: ProductMode): readonly string[] {
  const modules = (Object.hasOwn(BY_ROLE, role) && BY_ROLE[role]) || BY_ROLE.guest;
  return (modules ?? []).filter(module => isOffered(module, mode));
}

/** The names of the roles that have defaults. */
export const KNOWN_ROLES: readonly string[] = Object.keys(BY_ROLE);
