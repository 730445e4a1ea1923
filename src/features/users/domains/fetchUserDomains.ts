import { calls } from '../../../data/calls.ts';
import type { UserDomain } from './UserDomain.ts';

/** Fetches the current domains of a user. */
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
