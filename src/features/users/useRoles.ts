import { useQuery } from '@tanstack/react-query';

import { readRoles, type Role } from '../../data/readRoles.ts';
import { MINUTE_MS } from '../../domain/duration.ts';

export type { Role };

/** A remote user comes from another platform; nobody is made one here. */
const HIDDEN_ROLE = 'remoteUser';
const DEFAULT_ROLE_INDEX = 3;

/** The roles in the order in which the platform answers them. */
export const useRoles = () =>
  useQuery({
    queryKey: ['roles', 'all'],
    queryFn: ({ signal }) => readRoles(signal),
    staleTime: MINUTE_MS,
  });

/** The roles that a person may be given. */
export const getAssignableRoles = (roles: readonly Role[]) =>
  roles.filter(({ name }) => name !== HIDDEN_ROLE);

/**
 * The role that a new user gets unless somebody chooses: the fourth that the platform answers,
 * counted before the remote user's is hidden; else the last that is offered.
 *
 * @see USER-10
 */
export function getDefaultRole(roles: readonly Role[]): Role | undefined {
  const defaultRole = roles[DEFAULT_ROLE_INDEX];
  return defaultRole && defaultRole.name !== HIDDEN_ROLE
    ? defaultRole
    : getAssignableRoles(roles).at(-1);
}
