import { codes, refuse } from '../platform/Refusal.ts';

/** How a device whose id ends so refuses whatever it is asked to do. */
const SENTINELS = {
  _OFFLINE: [codes.deviceOffline, 'Device offline'],
  _TIMEOUT: [codes.actionTimeout, 'Action timeout'],
  _FAILED: [codes.executeFailed, 'Device execute failed'],
  _PENDING: [codes.pending, 'Pending: the plan is waiting to be sent to the device'],
} as const;

/**
 * Provokes an error by the id of a device alone: one that ends in `_OFFLINE`, `_TIMEOUT`, `_FAILED` or `_PENDING`
 * refuses every call to it. Any other id passes.
 *
 * @throws Refusal 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
 */
export function refuseSentinel(id: string): void {
  for (const [ending, [code, message]] of Object.entries(SENTINELS)) {
    if (id.endsWith(ending)) throw refuse.conflict(code, message);
  }
}
