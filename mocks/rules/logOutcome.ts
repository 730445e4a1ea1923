import { errorCodes } from '../platform/HttpError.ts';
import type { UserLogEntry } from './activityLogs.ts';

/** How many of several objects took what was sent to them. */
export interface OutcomeCounts {
  readonly done: number;
  readonly failed: number;
  /** Accepted, but not yet taken by the device (81). */
  readonly pending: number;
}

/**
 * The result of one action on several objects, as the log of the users states it.
 *
 * @param failures the codes of those that were refused; the log names the code where there is only one
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

/** The result of what was refused with this code. */
export const toFailedResult = (code: number) =>
  ({ result: code === errorCodes.pending ? 'pending' : 'failed', code }) as const;
