import { errorCodes, httpErrors } from '../platform/HttpError.ts';

/** The error of every call to a device, by the end of its id. */
const SENTINEL_ERRORS = {
  _OFFLINE: [errorCodes.deviceOffline, 'Device offline'],
  _TIMEOUT: [errorCodes.actionTimeout, 'Action timeout'],
  _FAILED: [errorCodes.executeFailed, 'Device execute failed'],
  _PENDING: [errorCodes.pending, 'Pending: the plan is waiting to be sent to the device'],
} as const;

/**
 * Throws an error by the id of a device alone: one that ends in `_OFFLINE`, `_TIMEOUT`, `_FAILED` or `_PENDING` rejects
 * every call. Any other id passes.
 *
 * @throws HttpError 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
 */
export function throwSentinelError(id: string): void {
  for (const [suffix, [code, message]] of Object.entries(SENTINEL_ERRORS)) {
    if (id.endsWith(suffix)) throw httpErrors.conflict(code, message);
  }
}
