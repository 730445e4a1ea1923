import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { isUnreachable } from '../api/ApiError.ts';
import { send } from '../api/send.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { getErrorStatus } from '../domain/errorStatus.ts';
import { getPlatformTime } from '../domain/platformClock.ts';
import { getVersion } from '../generated/signInCalls.ts';
import { useConnection } from './live/useConnection.ts';

/** The interval of the probes, in milliseconds: a dead server is reported within 5 s. */
const PROBE_INTERVAL_MS = 3000;
/** The responses of a proxy whose server is dead. */
const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

const PROBE_KEY = 'server';

/**
 * Returns whether the server does not respond, and the time of the last data that the screen has from it, in
 * milliseconds since 1970. While the alert socket is open, it shows that the server lives; else a read that needs no
 * permission does. Once the server responds again, what is on the screen is read again.
 *
 * @see ALERT-10, REL-01
 */
export function useServerLoss(): { readonly lastDataAt: number } | undefined {
  const { phase, cursor, lostAt = 0 } = useConnection();
  const queryClient = useQueryClient();
  const { isError: isLost } = useQuery({
    queryKey: [PROBE_KEY],
    queryFn: probe,
    enabled: query => phase.status !== 'live' || query.state.status === 'error',
    // The first page has just been read.
    initialData: true,
    staleTime: PROBE_INTERVAL_MS,
    refetchInterval: PROBE_INTERVAL_MS,
    retry: false,
  });
  useEffect(() => {
    onlineManager.setOnline(!isLost);
    return () => onlineManager.setOnline(true);
  }, [isLost]);
  if (!isLost) return undefined;
  const reads = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== PROBE_KEY });
  // A socket that was open had the changes until it was lost.
  const pushedUntil = cursor === undefined ? 0 : lostAt;
  const latest = Math.max(pushedUntil, ...reads.map(({ state }) => state.dataUpdatedAt));
  return { lastDataAt: latest > 0 ? getPlatformTime(latest) : 0 };
}

/** @throws ApiError while the server does not respond, also where a proxy responds for it */
async function probe(): Promise<boolean> {
  try {
    await withTimeout('GET /version', signal => send(getVersion, { signal }));
  } catch (error) {
    if (isUnreachable(error) || GATEWAY_STATUSES.includes(getErrorStatus(error))) throw error;
  }
  return true;
}
