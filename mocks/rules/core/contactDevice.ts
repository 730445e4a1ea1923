import { hashText } from '../../city/hash.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import { getCommunicatingDevice, isOnline } from '../../model/isOnline.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { throwSentinelError } from '../../scenarios/sentinels.ts';
import { getAsset } from './getAsset.ts';

/** The filter condition for online assets. */
export const REACHABLE_CONDITION: JsonObject = { status: { inq: ['normal', 'fault'] } };

/** The response times of the fastest and the slowest device, in ms. */
const MIN_DELAY_MS = 80;
const MAX_DELAY_MS = 900;

/**
 * Returns the device of the path parameter after its response: its record as of then.
 *
 * @param command the command to the device, which affects the response time
 * @throws HttpError 404 (3); 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
 */
export async function contactDevice(call: OperationCall, command: string): Promise<Row> {
  const { id } = getAsset(call);
  const delayRange = MAX_DELAY_MS - MIN_DELAY_MS;
  await call.platform.delay(
    MIN_DELAY_MS + (hashText(`${String(id)} ${command}`) % (delayRange + 1)),
  );
  const asset = getAsset(call);
  assertReachable(call.platform.store, asset);
  return asset;
}

/** @throws HttpError 409: 4 offline, 9 timeout, 18 execute failed, 81 pending */
export function assertReachable(store: Store, asset: Row): void {
  throwSentinelError(String(asset.id));
  throwSentinelError(String(getCommunicatingDevice(store, asset).id));
  if (!isOnline(store, asset))
    throw httpErrors.conflict(errorCodes.deviceOffline, 'Device offline');
}

/** Returns the error of a call to a device; undefined when it is reachable. */
export function getDeviceError(store: Store, asset: Row): HttpError | undefined {
  try {
    assertReachable(store, asset);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}
