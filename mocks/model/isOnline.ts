import type { Row, Store } from '../platform/Store.ts';

/** Returns the device that communicates for an asset: for a lamp without a radio its controller. */
export const getCommunicatingDevice = (store: Store, asset: Row): Row =>
  store.unscoped.table('assets').get(asset.controllerId) ?? asset;

/** Whether a device is reachable. */
export function isOnline(store: Store, asset: Row): boolean {
  const { id, status } = getCommunicatingDevice(store, asset);
  const online = store.unscoped.table('statuses').get(id)?.online;
  return typeof online === 'boolean' ? online : status === 'normal' || status === 'fault';
}
