/** Who may do something. A role that is called `owner` is whoever owns the record. */
export interface AccessRule {
  /** The module that a person must have. */
  readonly module?: string;
  /** Absent or empty: any role. */
  readonly roles?: readonly string[];
}

/** Why a role may do something, and what it takes besides. */
export interface Grant {
  /** Everybody may; the role is named; or only the owner of the record may. */
  readonly by: 'everyone' | 'role' | 'owner';
  /** A person of the role needs this module as well. */
  readonly module?: string;
}

const OWNER_ROLE = 'owner';

/**
 * What a role may do by a rule. An admin has every module.
 *
 * @returns undefined when no person of the role ever may
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

/** The roles that rules name, without the owner, who is no role. */
export const listRuleRoles = (rules: Iterable<AccessRule | undefined>): readonly string[] => [
  ...new Set([...rules].flatMap(rule => rule?.roles ?? []).filter(role => role !== OWNER_ROLE)),
];
