import { useEffect, useState } from 'react';

import { MINUTE_MS } from '../../domain/duration.ts';
import { getErrorStatus, getRetryAfterMs } from '../../domain/errorStatus.ts';

/** A temporary failure of a list, and the time of the next retry. */
export interface Outage {
  readonly error: unknown;
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly nextRetryAt: number;
}

const FIRST_RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = MINUTE_MS;

/**
 * Tracks a temporary failure while the list retries with growing intervals: no response, too many requests, or a server
 * error. Other errors are final.
 *
 * `recordFailures` is called with every response: its failures, or none. It returns the new ones: an ongoing outage is
 * on the screen already.
 *
 * @example const { outage, lastSuccessAt, recordFailures } = useOutage(refetch);
 * @see UX-05, REL-01, REL-02
 */
export function useOutage(retry: () => unknown) {
  const [outage, setOutage] = useState<Outage>();
  /** The time of the last response without a failure. */
  const [lastSuccessAt, setLastSuccessAt] = useState<number>();

  const recordFailures = (failures: readonly unknown[]) => {
    const now = Date.now();
    const error = failures.find(isTransient);
    if (failures.length === 0) setLastSuccessAt(now);
    setOutage(before => {
      if (error === undefined) return undefined;
      const attempts = (before?.attempts ?? 0) + 1;
      const delay = Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS);
      return { error, attempts, nextRetryAt: now + Math.max(delay, getRetryAfterMs(error)) };
    });
    return failures.filter(one => !outage || getErrorStatus(one) !== getErrorStatus(outage.error));
  };

  const nextRetryAt = outage?.nextRetryAt;
  useEffect(() => {
    if (nextRetryAt === undefined) return undefined;
    const timer = setTimeout(retry, nextRetryAt - Date.now());
    return () => clearTimeout(timer);
  }, [nextRetryAt, retry]);

  return { outage, lastSuccessAt, recordFailures };
}

/**
 * Whether a call got no response: the platform could not be reached.
 *
 * @example isOffline({ status: 0 }) // true
 */
export const isOffline = (error: unknown) => getErrorStatus(error) === 0;

function isTransient(error: unknown): boolean {
  const status = getErrorStatus(error);
  return status === 0 || status === 408 || status === 429 || (status ?? 0) >= 500;
}
