import { getErrorStatus } from '../domain/errorStatus.ts';

/** The failure of one record in a bulk operation. */
export interface BulkFailure {
  readonly id: string | number;
  readonly error: Error;
}

/**
 * A verb on many records that failed for some of them. Completed changes persist; the others are listed with their
 * errors.
 *
 * It is thrown, not returned: react-admin takes a result for success and drops every targeted record from its cache.
 * `status` and `body` are those of the first failure.
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
