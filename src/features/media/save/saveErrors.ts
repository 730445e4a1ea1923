import { getErrorCode, getErrorStatus } from '../../../domain/errorStatus.ts';

/** Another version (87), and a part that another editor has removed (6). */
const DATA_OVERRIDDEN = 87;
const UNKNOWN_TARGET = 6;

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Another editor changed the project while a response was lost. */
export class ChangedProjectError extends Error {}

/** Whether the platform has rejected a call: it has not executed it. */
export function isRejection(error: unknown): boolean {
  const status = getErrorStatus(error) ?? 0;
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT;
}

/** Returns why a call failed: another editor, a rejected edit, or a platform that cannot be reached now. */
export function classifySaveError(error: unknown): 'conflict' | 'failed' | 'unreachable' {
  const code = getErrorCode(error);
  const isConflict = code === DATA_OVERRIDDEN || code === UNKNOWN_TARGET;
  if (isConflict || error instanceof ChangedProjectError) return 'conflict';
  const isFinal = isRejection(error) && getErrorStatus(error) !== TOO_MANY_REQUESTS;
  return isFinal ? 'failed' : 'unreachable';
}
