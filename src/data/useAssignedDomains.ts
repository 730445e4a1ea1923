import { useQuery } from '@tanstack/react-query';

import { MINUTE_MS } from '../domain/duration.ts';
import { getUser } from '../generated/signInCalls.ts';
import { callOperation } from './callOperation.ts';
import { isDocumentsBuild } from './isDocumentsBuild.ts';
import { createOperationResponseError } from './createResponseError.ts';
import { useSession } from './useSession.ts';

/** A domain that is assigned to the user. */
export interface AssignedDomain {
  readonly id: string;
  readonly name: string;
}

interface UserDomains {
  readonly domains?: readonly AssignedDomain[] | null;
}

const NO_DOMAINS: readonly AssignedDomain[] = [];
const REFETCH_INTERVAL_MS = 300_000;

/**
 * Returns the domains that the signed-in user is restricted to; empty for the whole city. Read again every five
 * minutes, and when the page gets focus.
 *
 * @returns undefined until the platform has responded
 * @example const domains = useAssignedDomains(); // [{ id: '5f1e…', name: '西泽区' }], or [] for the whole city
 * @see USER-19
 */
export function useAssignedDomains(): readonly AssignedDomain[] | undefined {
  const user = useSession();
  const id = user?.userId ?? '';
  // An administrator has the whole city, whatever the assigned domains.
  const isLimited = !isDocumentsBuild && user !== undefined && user.role !== 'admin';
  const { data } = useQuery({
    queryKey: ['users', 'branches', id],
    queryFn: async ({ signal }) => {
      const query = { filter: { fields: ['id'], include: ['domains'] } };
      const { body } = await callOperation<UserDomains | null>(getUser, {
        path: { id },
        query,
        signal,
      });
      const domains = body && (body.domains ?? NO_DOMAINS);
      if (!Array.isArray(domains)) throw await createOperationResponseError(getUser, body);
      return domains as readonly AssignedDomain[];
    },
    enabled: isLimited,
    staleTime: MINUTE_MS,
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  return isLimited ? data : NO_DOMAINS;
}
