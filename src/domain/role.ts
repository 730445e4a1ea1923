/** The roles of the console, in descending order of permissions. @see USER-15 */
export const ROLES = ['admin', 'deviceAdmin', 'deviceOperator', 'guest', 'remoteUser'] as const;

export type RoleName = (typeof ROLES)[number];

/** Returns the role of a name; an unknown name counts as guest. @see USER-15 */
export const toRoleName = (name: string | undefined): RoleName =>
  ROLES.find(role => role === name) ?? 'guest';

/** Whether a role maintains the platform, so that its users see what the responses of the platform lack. @see CALL-06 */
export const isMaintainer = (role: RoleName): boolean => role === 'admin' || role === 'deviceAdmin';
