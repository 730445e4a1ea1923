import { fewAtOnce } from '../domain/fewAtOnce.ts';
import { BulkError, type BulkFailure } from './BulkError.ts';

type Id = string | number;

/**
 * Does something to each record, a few at a time. A failure does not keep the others from being
 * done, but for a 401: then nobody is signed in, and the rest is not tried.
 *
 * @param what for the error, e.g. `Deleting users`
 * @returns the ids, all done
 * @throws BulkError with a result for every record, when one or more failed
 */
export async function forEachRecord(
  what: string,
  ids: readonly Id[],
  work: (id: Id) => Promise<unknown>,
): Promise<Id[]> {
  const failures = new Map<Id, Error>();
  let signedOut: Error | undefined;

  await fewAtOnce(ids, async id => {
    try {
      if (signedOut) throw signedOut;
      await work(id);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      if (statusOf(reason) === 401) signedOut = reason;
      failures.set(id, reason);
    }
  });

  const failed = ids.flatMap((id): BulkFailure[] => {
    const error = failures.get(id);
    return error ? [{ id, error }] : [];
  });
  const [first, ...others] = failed;
  if (first) {
    const done = ids.filter(id => !failures.has(id));
    throw new BulkError(what, done, [first, ...others]);
  }
  return [...ids];
}

const statusOf = (error: Error & { readonly status?: unknown }) => error.status;
