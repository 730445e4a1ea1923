import { QueryClient } from '@tanstack/react-query';

import { isTransientStatus } from '../api/ApiError.ts';
import { getErrorStatus } from '../domain/errorStatus.ts';

/** The number of retries of a read before its error is reported. */
const MAX_RETRIES = 2;

/** Milliseconds before a read is retried: long enough for a brief outage, short enough for a waiting user. */
const RETRY_BACKOFF_MS = 400;

/**
 * Query defaults: a read that failed for a transient reason is retried, with increasing delay; an HTTP error is not.
 * A write is sent once, on user action: it is neither retried nor resumed when a connection is back.
 *
 * @see REL-02
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Without a connection a call fails immediately and is reported, instead of hanging; it is repeated on
        // reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failureCount, error) =>
          failureCount < MAX_RETRIES && isTransientStatus(getErrorStatus(error)),
        retryDelay: failureCount => RETRY_BACKOFF_MS * 2 ** failureCount,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
