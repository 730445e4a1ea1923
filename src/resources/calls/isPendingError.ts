import { getErrorCode, PENDING_CODE } from '../../domain/errorStatus.ts';

/**
 * Whether a call was only deferred: the platform queues the command until the device can take it. It is no failure, and
 * no retry is needed.
 *
 * @example isPendingError({ status: 409, code: 81 }) // true
 */
export const isPendingError = (error: unknown): boolean => getErrorCode(error) === PENDING_CODE;
