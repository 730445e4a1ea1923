/** The roles that the console knows, the mightiest first. @see USER-15 */
export const ROLES = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser'] as const;

export type RoleName = (typeof ROLES)[number];

/** A role as the console shows it: a name that it does not know counts as guest. @see USER-15 */
export const toRoleName = (name: string | undefined): RoleName =>
  ROLES.find(role => role === name) ?? 'guest';
