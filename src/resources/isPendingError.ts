import { getErrorCode, PENDING_CODE } from '../domain/errorStatus.ts';

/**
 * Whether a call was refused only for now: the platform keeps what was sent until the device can take it. It is no failure,
 * and nothing needs to be sent again.
 */
export const isPendingError = (error: unknown): boolean => getErrorCode(error) === PENDING_CODE;
