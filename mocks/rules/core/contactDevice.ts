import { hashText } from '../../city/hash.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { throwSentinelError } from '../../scenarios/sentinels.ts';
import { getAsset } from './getAsset.ts';

/** The condition on assets that they can be reached. */
export const REACHABLE_CONDITION: JsonObject = { status: { inq: ['normal', 'fault'] } };

/** How long the quickest and the slowest device take to answer, in ms. */
const MIN_DELAY_MS = 80;
const MAX_DELAY_MS = 900;

/**
 * The device in the path, once it has answered: as the platform knows it then.
 *
 * @param command it is asked, on which the time it takes depends
 * @throws Refusal 404 (3); 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
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

/** @throws Refusal 409: 4 offline, 9 timeout, 18 execute failed, 81 pending */
export function assertReachable(store: Store, asset: Row): void {
  throwSentinelError(String(asset.id));
  throwSentinelError(String(getCommunicatingDevice(store, asset).id));
  if (!isOnline(store, asset))
    throw httpErrors.conflict(errorCodes.deviceOffline, 'Device offline');
}

/** Why a device would refuse a call; undefined when it would not. */
export function getDeviceError(store: Store, asset: Row): HttpError | undefined {
  try {
    assertReachable(store, asset);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

/** Through whom a device is reached: a lamp without a radio of its own through its controller. */
export const getCommunicatingDevice = (store: Store, asset: Row): Row =>
  store.unscoped.table('assets').get(asset.controllerId) ?? asset;

/** Whether a device can be reached. */
export function isOnline(store: Store, asset: Row): boolean {
  const { id, status } = getCommunicatingDevice(store, asset);
  const online = store.unscoped.table('statuses').get(id)?.online;
  return typeof online === 'boolean' ? online : status === 'normal' || status === 'fault';
}
