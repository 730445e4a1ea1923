import type { Row, Store } from '../../platform/Store.ts';
import { getDeviceType } from './deviceModels.ts';
import { ACTIVE_UPGRADES } from './upgradeRules.ts';

/** What is kept of a device beside its record, by its id. */
const DEVICE_COLLECTIONS = ['whitelists', 'parameters', 'firstReports', 'broadcasts'];

/** Lets go everything that belongs to a device that goes: an upgrade under way ends with it. */
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

/** Where the password of a device is kept among the secrets. */
export const getDeviceSecretId = (id: unknown): string => `device ${String(id)}`;

function removePlayers(store: Store, assetId: string): void {
  for (const player of [...store.records('players').all()]) {
    if (player.assetId === assetId) store.remove('players', String(player.id));
  }
}

/** The last one on a list stays there, because an empty list lets every device in. */
function removeFromWhitelists(store: Store, id: string): void {
  for (const list of [...store.records('whitelists').all()]) {
    const ids = list.ids as readonly unknown[];
    if (ids.length < 2 || !ids.includes(id)) continue;
    store.put('whitelists', { ...list, ids: ids.filter(deviceId => deviceId !== id) });
  }
}
