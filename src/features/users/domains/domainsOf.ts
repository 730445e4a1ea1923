import { calls } from '../../../data/calls.ts';
import type { Chosen } from './Domain.ts';

/** The domains of a user as the platform has them now. */
export async function domainsOf(id: string, signal?: AbortSignal): Promise<readonly Chosen[]> {
  const query = { filter: { include: ['domains'] } };
  const { domains = [] } = await calls.users.getUser({
    path: { id },
    query,
    ...(signal && { signal }),
  });
  return domains;
}
