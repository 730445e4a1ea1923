import {
  type MutationCacheNotifyEvent,
  onlineManager,
  type QueryCacheNotifyEvent,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { isUnreachable } from '../api/ApiError.ts';
import { send } from '../api/send.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { getErrorStatus } from '../domain/errorStatus.ts';
import { getPlatformTime } from '../domain/platformClock.ts';
import { getVersion } from '../generated/signInCalls.ts';
import { retryConnection, useConnection } from './live/useConnection.ts';

/** The interval of the probes, in milliseconds: a dead server is reported within 5 s. */
const PROBE_INTERVAL_MS = 3000;
/** The responses of a proxy whose server is dead. */
const GATEWAY_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

const PROBE_KEY = 'server';

const isLoss = (error: unknown) =>
  isUnreachable(error) || GATEWAY_STATUSES.includes(getErrorStatus(error));

/**
 * Returns whether the server does not respond, and the time of the last data that the screen has from it, in
 * milliseconds since 1970. While the alert socket is open and no call fails, the server lives; else a read that needs
 * no permission shows it. Once the server responds again, the socket is opened and what is on the screen is read again.
 *
 * @see ALERT-10, REL-01
 */
export function useServerLoss(): { readonly lastDataAt: number } | undefined {
  const { phase, cursor, lostAt = 0 } = useConnection();
  const queryClient = useQueryClient();
  const { isError: isLost, refetch } = useQuery({
    queryKey: [PROBE_KEY],
    queryFn: probe,
    enabled: query => phase.status !== 'live' || query.state.status === 'error',
    // The first page has just been read.
    initialData: true,
    staleTime: PROBE_INTERVAL_MS,
    refetchInterval: PROBE_INTERVAL_MS,
    retry: false,
  });
  // A server that ends can keep an open socket.
  useEffect(() => {
    const probeAfter = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || !('error' in event.action)) return;
      const [key] = 'query' in event ? (event.query.queryKey as readonly unknown[]) : [];
      if (key !== PROBE_KEY && isLoss(event.action.error)) void refetch({ cancelRefetch: false });
    };
    const ends = [queryClient.getQueryCache(), queryClient.getMutationCache()].map(cache =>
      cache.subscribe(probeAfter),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient, refetch]);
  const [lastDataAt, setLastDataAt] = useState<number>();
  const isKnown = lastDataAt !== undefined;
  if (isLost && !isKnown) {
    const reads = queryClient
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => queryKey[0] !== PROBE_KEY });
    // A socket that was open had the changes until it was lost.
    const pushedUntil = cursor === undefined ? 0 : lostAt;
    const latest = Math.max(pushedUntil, ...reads.map(({ state }) => state.dataUpdatedAt));
    setLastDataAt(latest > 0 ? getPlatformTime(latest) : 0);
  } else if (!isLost && isKnown) setLastDataAt(undefined);
  useEffect(() => {
    if (!isLost) return undefined;
    onlineManager.setOnline(false);
    return () => {
      onlineManager.setOnline(true);
      retryConnection();
    };
  }, [isLost]);
  return isLost ? { lastDataAt: lastDataAt ?? 0 } : undefined;
}

/** @throws ApiError while the server does not respond, also where a proxy responds for it */
async function probe(): Promise<boolean> {
  try {
    await withTimeout('GET /version', signal => send(getVersion, { signal }));
  } catch (error) {
    if (isLoss(error)) throw error;
  }
  return true;
}
