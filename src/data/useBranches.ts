import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { session } from '../api/session.ts';
import { getUser } from '../generated/signInCalls.ts';
import { ask } from './ask.ts';
import { isOfDocuments } from './isOfDocuments.ts';
import { failureOf } from './responseFailure.ts';

/** A domain that was assigned to the user. */
export interface Branch {
  readonly id: string;
  readonly name: string;
}

interface User {
  readonly domains?: readonly Branch[] | null;
}

const NONE: readonly Branch[] = [];
const REFETCH_INTERVAL_MS = 300_000;

/**
 * The domains that bound the signed-in user; none for the whole city. Read again every five minutes, and when the user
 * comes back to the page.
 *
 * @returns undefined until the platform has said
 * @see spec USER-19
 */
export function useBranches(): readonly Branch[] | undefined {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const id = user?.userId ?? '';
  // An administrator has the whole city, whatever is assigned.
  const isBounded = !isOfDocuments && user !== undefined && user.role !== 'admin';
  const { data } = useQuery({
    queryKey: ['users', 'branches', id],
    queryFn: async ({ signal }) => {
      const query = { filter: { fields: ['id'], include: ['domains'] } };
      const { body } = await ask<User | null>(getUser, { path: { id }, query, signal });
      const domains = body && (body.domains ?? NONE);
      if (!Array.isArray(domains)) throw await failureOf(getUser, body);
      return domains as readonly Branch[];
    },
    enabled: isBounded,
    staleTime: 60_000,
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: 'always',
  });
  return isBounded ? data : NONE;
}
