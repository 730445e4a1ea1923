import { getErrorStatus } from '../../../domain/errorStatus.ts';

const MISSING_STATUSES: readonly (number | undefined)[] = [404, 405, 501];

/** Whether a platform does not have the called operation, so that another one has to do. */
export const isMissingOperation = (error: unknown): boolean =>
  MISSING_STATUSES.includes(getErrorStatus(error));
