import { isSignedOut } from '../domain/errorStatus.ts';
import { forEachConcurrently } from '../domain/forEachConcurrently.ts';
import { BulkError, type BulkFailure } from './BulkError.ts';

type Id = string | number;

/**
 * Processes each record, several concurrently. A failure does not stop the others, except a 401: the session has
 * ended, and the rest is skipped.
 *
 * @param description for the error, e.g. `Deleting users`
 * @returns the ids, all processed
 * @throws BulkError with a result for every record, when one or more failed
 */
export async function forEachRecord(
  description: string,
  ids: readonly Id[],
  processRecord: (id: Id) => Promise<unknown>,
): Promise<Id[]> {
  const failures = new Map<Id, Error>();
  let signedOut: Error | undefined;

  await forEachConcurrently(ids, async id => {
    try {
      if (signedOut) throw signedOut;
      await processRecord(id);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      if (isSignedOut(reason)) signedOut = reason;
      failures.set(id, reason);
    }
  });

  const failed = ids.flatMap((id): BulkFailure[] => {
    const error = failures.get(id);
    return error ? [{ id, error }] : [];
  });
  const [first, ...otherFailures] = failed;
  if (first) {
    const done = ids.filter(id => !failures.has(id));
    throw new BulkError(description, done, [first, ...otherFailures]);
  }
  return [...ids];
}
