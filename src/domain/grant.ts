/** Who has access. The role `owner` is the owner of the record. */
export interface AccessRule {
  /** The module that the user must have. */
  readonly module?: string;
  /** Absent or empty: any role. */
  readonly roles?: readonly string[];
}

/** The reason for a role's access, and its further requirement. */
export interface Grant {
  /** Whether access is granted to everyone, by a named role, or only to the owner of the record. */
  readonly by: 'everyone' | 'role' | 'owner';
  /** A user of the role also needs this module. */
  readonly module?: string;
}

const OWNER_ROLE = 'owner';

/**
 * Returns the access of a role by a rule. An admin has every module.
 *
 * @returns undefined when no user of the role ever has access
 * @see SEC-07
 */
export function getGrant(role: string, { module, roles = [] }: AccessRule = {}): Grant | undefined {
  const by = getGrantBasis(role, roles);
  if (!by) return undefined;
  return module === undefined || role === 'admin' ? { by } : { by, module };
}

function getGrantBasis(role: string, roles: readonly string[]): Grant['by'] | undefined {
  if (roles.length === 0) return 'everyone';
  if (role !== OWNER_ROLE && roles.includes(role)) return 'role';
  return roles.includes(OWNER_ROLE) ? 'owner' : undefined;
}

/** Lists the roles that rules name, without the owner, which is not a role. */
export const listRuleRoles = (rules: Iterable<AccessRule | undefined>): readonly string[] => [
  ...new Set([...rules].flatMap(rule => rule?.roles ?? []).filter(role => role !== OWNER_ROLE)),
];
