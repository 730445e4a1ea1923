import { errorCodes } from '../../platform/HttpError.ts';
import type { UserLogEntry } from './activityLogs.ts';

/** The number of objects by result of one action. */
export interface OutcomeCounts {
  readonly done: number;
  readonly failed: number;
  /** Accepted, but not yet applied by the device (81). */
  readonly pending: number;
}

/**
 * Returns the result of one action on several objects for the user log.
 *
 * @param failures the error codes; the log has the code where there is only one
 */
export function summarizeOutcome(
  { done, failed, pending }: OutcomeCounts,
  failures: Iterable<number> = [],
): Pick<UserLogEntry, 'result' | 'code'> {
  const [code, ...others] = new Set(failures);
  const sharedCode = code !== undefined && others.length === 0 ? { code } : {};
  if (failed > 0) return { result: done + pending > 0 ? 'partial' : 'failed', ...sharedCode };
  return pending > 0 ? { result: 'pending', code: errorCodes.pending } : { result: 'success' };
}

/** Returns the failed result with this error code. */
export const toFailedResult = (code: number) =>
  ({ result: code === errorCodes.pending ? 'pending' : 'failed', code }) as const;
