import { errorCodes, httpErrors } from '../platform/HttpError.ts';

/** How a device whose id ends so refuses whatever it is asked to do. */
const SENTINEL_ERRORS = {
  _OFFLINE: [errorCodes.deviceOffline, 'Device offline'],
  _TIMEOUT: [errorCodes.actionTimeout, 'Action timeout'],
  _FAILED: [errorCodes.executeFailed, 'Device execute failed'],
  _PENDING: [errorCodes.pending, 'Pending: the plan is waiting to be sent to the device'],
} as const;

/**
 * Provokes an error by the id of a device alone: one that ends in `_OFFLINE`, `_TIMEOUT`, `_FAILED` or `_PENDING`
 * refuses every call to it. Any other id passes.
 *
 * @throws Refusal 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
 */
export function throwSentinelError(id: string): void {
  for (const [suffix, [code, message]] of Object.entries(SENTINEL_ERRORS)) {
    if (id.endsWith(suffix)) throw httpErrors.conflict(code, message);
  }
}
