import { useQuery } from '@tanstack/react-query';

import { readRoles, type Role } from '../../data/readRoles.ts';

export type { Role };

/** A remote user comes from another platform; nobody is made one here. */
const HIDDEN = 'remoteUser';
const USUAL = 3;

/** The roles in the order in which the platform answers them. */
export const useRoles = () =>
  useQuery({
    queryKey: ['roles', 'all'],
    queryFn: ({ signal }) => readRoles(signal),
    staleTime: 60_000,
  });

/** The roles that a person may be given. */
export const offeredRoles = (roles: readonly Role[]) => roles.filter(({ name }) => name !== HIDDEN);

/**
 * The role that a new user gets unless somebody chooses: the fourth that the platform answers,
 * counted before the remote user's is hidden; else the last that is offered.
 *
 * @see USER-10
 */
export function usualRole(roles: readonly Role[]): Role | undefined {
  const fourth = roles[USUAL];
  return fourth && fourth.name !== HIDDEN ? fourth : offeredRoles(roles).at(-1);
}
