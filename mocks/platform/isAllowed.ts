import type { Permission } from '../../src/schema/operation.ts';
import type { AuthenticatedCaller } from './operationRule.ts';

/**
 * Whether a caller may use an operation. `owner` is the user whose id is in the path. An admin has every module,
 * whatever the account lists. @see SHELL-13
 */
export function isAllowed(
  { roles = [], module }: Permission,
  caller: AuthenticatedCaller,
  path: Readonly<Record<string, string>>,
): boolean {
  const matchesRole = (role: string) =>
    role === 'owner' ? path.id === caller.id : role === caller.role;
  if (roles.length > 0 && !roles.some(matchesRole)) return false;
  return module === undefined || caller.role === 'admin' || caller.modules.includes(module);
}
