import { calls } from '../../../data/calls.ts';
import type { UserDomain } from './UserDomain.ts';

/** The domains of a user as the platform has them now. */
export async function fetchUserDomains(
  id: string,
  signal?: AbortSignal,
): Promise<readonly UserDomain[]> {
  const query = { filter: { include: ['domains'] } };
  const { domains = [] } = await calls.users.getUser({
    path: { id },
    query,
    ...(signal && { signal }),
  });
  return domains;
}
