import { useQuery } from '@tanstack/react-query';

import { readRoles, type Role } from '../../data/readRoles.ts';
import { MINUTE_MS } from '../../domain/duration.ts';

export type { Role };

/** A remote user comes from another platform; the role cannot be assigned here. */
const HIDDEN_ROLE = 'remoteUser';
const DEFAULT_ROLE_INDEX = 3;

/** Returns the roles in the order of the response. */
export const useRoles = () =>
  useQuery({
    queryKey: ['roles', 'all'],
    queryFn: ({ signal }) => readRoles(signal),
    staleTime: MINUTE_MS,
  });

export const getAssignableRoles = (roles: readonly Role[]) =>
  roles.filter(({ name }) => name !== HIDDEN_ROLE);

/**
 * Returns the default role of a new user: the fourth of the response, counted before the remote user's is hidden;
 * else the last available one.
 *
 * @see USER-10
 */
export function getDefaultRole(roles: readonly Role[]): Role | undefined {
  const defaultRole = roles[DEFAULT_ROLE_INDEX];
  return defaultRole && defaultRole.name !== HIDDEN_ROLE
    ? defaultRole
    : getAssignableRoles(roles).at(-1);
}
