import type { Row, Store } from '../../platform/Store.ts';
import { typeOf } from './models.ts';
import { UNDER_WAY } from './upgrade.ts';

/** What is kept of a device beside its record, by its id. */
const OF_A_DEVICE = ['whitelists', 'parameters', 'firstReports', 'broadcasts'];

/** Lets go everything that belongs to a device that goes: an upgrade under way ends with it. */
export function dropBelongings({ whole: store }: Store, asset: Row, now: number): void {
  const id = String(asset.id);
  for (const collection of OF_A_DEVICE) store.remove(collection, id);
  store.remove('secrets', secretOfDevice(id));
  if (typeOf(asset.model) === 'SCREEN') dropPlayers(store, id);
  leaveWhitelists(store, id);
  const update_time = new Date(now).toISOString();
  for (const task of store
    .table('upgradeLogs')
    .find({ where: { and: [{ asset_id: id }, UNDER_WAY] } })) {
    store.put('upgradeLogs', { ...task, state: 'cancelled', update_time });
  }
}

/** Where the password of a device is kept among the secrets. */
export const secretOfDevice = (id: unknown): string => `device ${String(id)}`;

function dropPlayers(store: Store, assetId: string): void {
  for (const player of [...store.records('players').all()]) {
    if (player.assetId === assetId) store.remove('players', String(player.id));
  }
}

/** The last one on a list stays there, because an empty list lets every device in. */
function leaveWhitelists(store: Store, id: string): void {
  for (const list of [...store.records('whitelists').all()]) {
    const ids = list.ids as readonly unknown[];
    if (ids.length < 2 || !ids.includes(id)) continue;
    store.put('whitelists', { ...list, ids: ids.filter(each => each !== id) });
  }
}
