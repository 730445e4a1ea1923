import { isSignedOut } from '../domain/errorStatus.ts';
import { forEachConcurrently } from '../domain/forEachConcurrently.ts';
import { BulkError, type BulkFailure } from './BulkError.ts';

type Id = string | number;

/**
 * Does something to each record, a few at a time. A failure does not keep the others from being
 * done, but for a 401: then nobody is signed in, and the rest is not tried.
 *
 * @param description for the error, e.g. `Deleting users`
 * @returns the ids, all done
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
