import { getErrorStatus } from '../domain/errorStatus.ts';

/** Why one record of many was not done. */
export interface BulkFailure {
  readonly id: string | number;
  readonly error: Error;
}

/**
 * A verb on many records that did not succeed for each of them. What is done stays done; the rest
 * is named with its reason.
 *
 * It is thrown, not returned: react-admin takes a result for success and drops every record
 * that was meant from its cache. `status` and `body` are those of the first failure.
 */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  readonly status: number | undefined;
  readonly body: unknown;
  readonly done: readonly (string | number)[];
  readonly failed: readonly BulkFailure[];

  constructor(
    description: string,
    done: readonly (string | number)[],
    failed: readonly [BulkFailure, ...BulkFailure[]],
  ) {
    const cause: Error & { readonly body?: unknown } = failed[0].error;
    const count = done.length + failed.length;
    super(`${description} failed for ${failed.length} of ${count}: ${cause.message}`, { cause });
    this.status = getErrorStatus(cause);
    this.body = cause.body;
    this.done = done;
    this.failed = failed;
  }
}
