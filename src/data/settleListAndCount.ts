import { isSignedOut } from '../domain/errorStatus.ts';
import type { ListResponseMeta } from './ConsoleDataProvider.ts';

/**
 * Awaits a list and its count and returns what succeeds: no rows for a list that failed, 0 for a count that failed,
 * with the errors.
 *
 * @throws the error of an abort, or of an ended session
 * @see USER-04
 */
export async function settleListAndCount<Row>(
  rows: Promise<Row[]>,
  count: Promise<number>,
  signal: AbortSignal | undefined,
) {
  const [listResult, countResult] = await Promise.allSettled([rows, count]);
  const failures = [listResult, countResult].flatMap(result =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  const fatalError = signal?.aborted ? failures[0] : failures.find(isSignedOut);
  if (fatalError) throw fatalError;
  return {
    data: listResult.status === 'fulfilled' ? listResult.value : [],
    total: countResult.status === 'fulfilled' ? countResult.value : 0,
    meta: { failures } satisfies ListResponseMeta,
  };
}
