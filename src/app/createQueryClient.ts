import { QueryClient } from '@tanstack/react-query';

import { isTransientStatus } from '../api/ApiError.ts';
import { getErrorStatus } from '../domain/errorStatus.ts';

/** How often a read is made again before its failure is told. */
const MAX_RETRIES = 2;

/** Milliseconds before a read is made again: long enough for a blip, short enough for somebody who waits. */
const RETRY_BACKOFF_MS = 400;

/**
 * How the console asks: a read that failed for a reason that may pass is made again, each time
 * later; a refusal stays one. A write is made once, when somebody presses for it: not again by
 * itself, and not later, when a connection is back.
 *
 * @see REL-02
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Without a connection a call fails at once and is told, instead of hanging; it is made again with the connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) =>
          failureCount < MAX_RETRIES && isTransientStatus(getErrorStatus(error)),
        retryDelay: failureCount => RETRY_BACKOFF_MS * 2 ** failureCount,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
