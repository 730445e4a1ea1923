import { hashText } from '../../city/hash.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { refuseSentinel } from '../../scenarios/sentinels.ts';
import { assetOf } from './assets.ts';

/** The condition on assets that they can be reached. */
export const REACHABLE: JsonObject = { status: { inq: ['normal', 'fault'] } };

/** How long the quickest and the slowest device take to answer, in ms. */
const QUICKEST = 80;
const SLOWEST = 900;

/**
 * The device in the path, once it has answered: as the platform knows it then.
 *
 * @param what it is asked, on which the time it takes depends
 * @throws Refusal 404 (3); 409: 4 offline, 9 timeout, 18 execute failed, 81 pending
 */
export async function reach(call: Call, what: string): Promise<Row> {
  const { id } = assetOf(call);
  const span = SLOWEST - QUICKEST;
  await call.platform.delay(QUICKEST + (hashText(`${String(id)} ${what}`) % (span + 1)));
  const asset = assetOf(call);
  refuseUnreachable(call.platform.store, asset);
  return asset;
}

/** @throws Refusal 409: 4 offline, 9 timeout, 18 execute failed, 81 pending */
export function refuseUnreachable(store: Store, asset: Row): void {
  refuseSentinel(String(asset.id));
  refuseSentinel(String(reachedThrough(store, asset).id));
  if (!isOnline(store, asset)) throw refuse.conflict(codes.deviceOffline, 'Device offline');
}

/** Why a device would refuse a call; undefined when it would not. */
export function refusalOf(store: Store, asset: Row): Refusal | undefined {
  try {
    refuseUnreachable(store, asset);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Through whom a device is reached: a lamp without a radio of its own through its controller. */
export const reachedThrough = (store: Store, asset: Row): Row =>
  store.whole.table('assets').get(asset.controllerId) ?? asset;

/** Whether a device can be reached. */
export function isOnline(store: Store, asset: Row): boolean {
  const { id, status } = reachedThrough(store, asset);
  const online = store.whole.table('statuses').get(id)?.online;
  return typeof online === 'boolean' ? online : status === 'normal' || status === 'fault';
}
