import { QueryClient } from '@tanstack/react-query';

import { isTransientStatus } from '../api/ApiError.ts';
import { MINUTE_MS } from '../domain/duration.ts';
import { getErrorStatus, getRetryAfterMs } from '../domain/errorStatus.ts';

/** The number of retries of a read before its error is reported. */
const MAX_RETRIES = 2;

/** Milliseconds before a read is retried: long enough for a brief outage, short enough for a waiting user. */
const RETRY_BACKOFF_MS = 400;

/** The longest time that a screen waits for a platform that names one (`Retry-After`); above it, the error is reported. */
const MAX_RETRY_AFTER_MS = MINUTE_MS;

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
          failureCount < MAX_RETRIES &&
          isTransientStatus(getErrorStatus(error)) &&
          getRetryAfterMs(error) <= MAX_RETRY_AFTER_MS,
        retryDelay: (failureCount, error) =>
          Math.max(RETRY_BACKOFF_MS * 2 ** failureCount, getRetryAfterMs(error)),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
