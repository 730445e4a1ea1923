import { getErrorCode, getErrorStatus, isSignedOut } from '../../../domain/errorStatus.ts';
import { MissingFileError } from './MissingFileError.ts';

/** The project has another version; a part was removed by another editor. @see ERR-01 */
const DATA_OVERRIDDEN_CODE = 87;
const UNKNOWN_TARGET_CODE = 6;

const REQUEST_TIMEOUT_STATUS = 408;
const TOO_MANY_REQUESTS_STATUS = 429;

/** Another editor changed the project, which the response of the platform does not say. */
export class ChangedProjectError extends Error {}

/** The project itself was deleted: there is nothing to merge with. */
export class DeletedProjectError extends Error {
  readonly messageKey = 'media.save.projectDeleted';
  readonly messageOptions = {};
}

/** Whether the platform has rejected a call: it has not executed it. */
export function isRejection(error: unknown): boolean {
  const status = getErrorStatus(error) ?? 0;
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT_STATUS;
}

/** Whether the platform rejects a change for what it is: every other one may still succeed. */
export const isRejectedChange = (error: unknown): boolean =>
  classifySaveError(error) === 'failed' && !isSignedOut(error);

/** Returns why a call failed: another editor, a rejected edit, or a platform that cannot be reached now. */
export function classifySaveError(error: unknown): 'conflict' | 'failed' | 'unreachable' {
  if (error instanceof MissingFileError || error instanceof DeletedProjectError) return 'failed';
  const code = getErrorCode(error);
  const isConflict = code === DATA_OVERRIDDEN_CODE || code === UNKNOWN_TARGET_CODE;
  if (isConflict || error instanceof ChangedProjectError) return 'conflict';
  const isFinal = isRejection(error) && getErrorStatus(error) !== TOO_MANY_REQUESTS_STATUS;
  return isFinal ? 'failed' : 'unreachable';
}
