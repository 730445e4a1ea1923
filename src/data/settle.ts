import type { ListAnswerMeta } from './ConsoleDataProvider.ts';

/**
 * Waits for a list and its count and makes do with what arrives: no rows for a list that failed,
 * 0 for a count that failed, the reasons beside them.
 *
 * @throws what was thrown when the caller gave up, or nobody is signed in any more
 * @see USER-04
 */
export async function settle<Row>(
  rows: Promise<Row[]>,
  count: Promise<number>,
  signal: AbortSignal | undefined,
) {
  const [listed, counted] = await Promise.allSettled([rows, count]);
  const failures = [listed, counted].flatMap(half =>
    half.status === 'rejected' ? [half.reason as Error] : [],
  );
  const fatal = signal?.aborted ? failures[0] : failures.find(isSignedOut);
  if (fatal) throw fatal;
  return {
    data: listed.status === 'fulfilled' ? listed.value : [],
    total: counted.status === 'fulfilled' ? counted.value : 0,
    meta: { failures } satisfies ListAnswerMeta,
  };
}

const isSignedOut = (error: Error & { readonly status?: unknown }) => error.status === 401;
