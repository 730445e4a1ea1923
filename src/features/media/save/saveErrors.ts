import { getErrorCode, getErrorStatus } from '../../../domain/errorStatus.ts';

/** The project has another version; a part was removed by another editor. @see ERR-01 */
const DATA_OVERRIDDEN_CODE = 87;
const UNKNOWN_TARGET_CODE = 6;

const BAD_REQUEST_STATUS = 400;
const UNPROCESSABLE_CONTENT_STATUS = 422;
const REQUEST_TIMEOUT_STATUS = 408;
const TOO_MANY_REQUESTS_STATUS = 429;

/** Another editor changed the project while a response was lost. */
export class ChangedProjectError extends Error {}

/** Whether the platform has rejected a call: it has not executed it. */
export function isRejection(error: unknown): boolean {
  const status = getErrorStatus(error) ?? 0;
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT_STATUS;
}

/** Whether the platform rejects the content of a call: every other call may still succeed. */
export function isInvalid(error: unknown): boolean {
  const status = getErrorStatus(error);
  const isContent = status === BAD_REQUEST_STATUS || status === UNPROCESSABLE_CONTENT_STATUS;
  return isContent && classifySaveError(error) === 'failed';
}

/** Returns why a call failed: another editor, a rejected edit, or a platform that cannot be reached now. */
export function classifySaveError(error: unknown): 'conflict' | 'failed' | 'unreachable' {
  const code = getErrorCode(error);
  const isConflict = code === DATA_OVERRIDDEN_CODE || code === UNKNOWN_TARGET_CODE;
  if (isConflict || error instanceof ChangedProjectError) return 'conflict';
  const isFinal = isRejection(error) && getErrorStatus(error) !== TOO_MANY_REQUESTS_STATUS;
  return isFinal ? 'failed' : 'unreachable';
}
