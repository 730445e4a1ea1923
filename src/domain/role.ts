/** The roles of the console, in descending order of permissions. @see USER-15 */
export const ROLES = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser'] as const;

export type RoleName = (typeof ROLES)[number];

/** Returns the role of a name; an unknown name counts as guest. @see USER-15 */
export const toRoleName = (name: string | undefined): RoleName =>
  ROLES.find(role => role === name) ?? 'guest';
