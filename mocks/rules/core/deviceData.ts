import type { Row, Store } from '../../platform/Store.ts';
import { getDeviceType } from './deviceModels.ts';
import { removePlayerRecords } from './pendingPlayerCommands.ts';
import { ACTIVE_UPGRADES } from './upgradeRules.ts';

/** Collections with device data besides the record, by device id. */
const DEVICE_COLLECTIONS = ['whitelists', 'parameters', 'firstReports', 'broadcasts'];

/** Removes all data of a deleted device: an upgrade in progress ends with it. */
export function removeDeviceData({ unscoped: store }: Store, asset: Row, now: number): void {
  const id = String(asset.id);
  for (const collection of DEVICE_COLLECTIONS) store.remove(collection, id);
  store.remove('secrets', getDeviceSecretId(id));
  if (getDeviceType(asset.model) === 'SCREEN') removePlayers(store, id);
  removeFromWhitelists(store, id);
  const update_time = new Date(now).toISOString();
  for (const task of store
    .table('upgradeLogs')
    .find({ where: { and: [{ asset_id: id }, ACTIVE_UPGRADES] } })) {
    store.put('upgradeLogs', { ...task, state: 'cancelled', update_time });
  }
}

/** Returns the id of a device's password in the secrets. */
export const getDeviceSecretId = (id: unknown): string => `device ${String(id)}`;

function removePlayers(store: Store, assetId: string): void {
  for (const { id } of store.table('players').find({ where: { assetId } })) {
    store.remove('players', String(id));
    removePlayerRecords(store, String(id));
  }
}

/** Removes a device from whitelists. The last entry of a list stays, because an empty list allows every device. */
function removeFromWhitelists(store: Store, id: string): void {
  for (const list of [...store.records('whitelists').all()]) {
    const ids = list.ids as readonly unknown[];
    if (ids.length < 2 || !ids.includes(id)) continue;
    store.put('whitelists', { ...list, ids: ids.filter(deviceId => deviceId !== id) });
  }
}
