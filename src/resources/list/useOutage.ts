import { useEffect, useState } from 'react';

/** A list that could not be had for a reason that may pass, and when it is asked again. */
export interface Outage {
  readonly error: unknown;
  readonly tries: number;
  /** Milliseconds, as the clock counts them. */
  readonly nextTry: number;
}

const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 60_000;

/**
 * Keeps a failure that may pass in sight while the list is asked again by itself, ever less often: no
 * answer, too many calls, or a platform that is broken. What the platform refuses stays refused.
 *
 * `hear` is told of every answer: what failed, or nothing. It gives back what of that is news: an
 * outage that lasts is on the screen already.
 *
 * @see spec UX-05, REL-01, REL-02
 */
export function useOutage(tryAgain: () => unknown) {
  const [outage, setOutage] = useState<Outage>();
  /** When the last answer without a failure came. */
  const [good, setGood] = useState<number>();

  const hear = (failures: readonly unknown[]) => {
    const now = Date.now();
    const error = failures.find(mayPass);
    if (failures.length === 0) setGood(now);
    setOutage(before => {
      if (error === undefined) return undefined;
      const tries = (before?.tries ?? 0) + 1;
      const wait = Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT);
      return { error, tries, nextTry: now + wait };
    });
    return failures.filter(one => !outage || statusOf(one) !== statusOf(outage.error));
  };

  const nextTry = outage?.nextTry;
  useEffect(() => {
    if (nextTry === undefined) return undefined;
    const timer = setTimeout(tryAgain, nextTry - Date.now());
    return () => clearTimeout(timer);
  }, [nextTry, tryAgain]);

  return { outage, good, hear };
}

export const isOffline = (error: unknown) => statusOf(error) === 0;

function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 408 || status === 429 || (status ?? 0) >= 500;
}

function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}
