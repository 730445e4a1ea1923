import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { assetOf } from './assets.ts';
import { swapAssets } from './memberships.ts';
import { notedChange } from './noted.ts';
import { HANGS_BY, whitelistOf } from './places.ts';
import { putAsset } from './statuses.ts';

/** What belongs to the place and not to the device that stands there. */
const OF_THE_PLACE = ['name', 'domainId', 'geoPoint', 'ssgwId', 'controllerId', 'poleId'] as const;

/**
 * Lets two devices of one model change places, with everything that hangs on them; both keep their ids.
 *
 * @throws Refusal 404 (3); 409 (14) of different models, or the same device
 */
function exchangeAsset(call: Call): void {
  const { clock } = call.platform;
  // What hangs on the two, and the lists that name them, may be outside the domains of the caller.
  const store = call.platform.store.whole;
  const [one, other] = [assetOf(call), assetOf(call, call.path.otherId)];
  if (one.model !== other.model || one.id === other.id) {
    throw refuse.conflict(codes.modelIsFixed, 'Only two devices of one model can be exchanged');
  }
  const [oneId, otherId] = [String(one.id), String(other.id)];
  const swap = (id: unknown) => (id === oneId ? otherId : id === otherId ? oneId : id);
  const hanging = hangingOn(store, [oneId, otherId]);
  swapWhitelists(store, one, other, swap);
  putAsset(store, placed(one, other), clock());
  putAsset(store, placed(other, one), clock());
  for (const id of hanging) {
    const row = store.table('assets').get(id);
    if (!row) continue;
    const moved = HANGS_BY.filter(key => row[key] !== undefined).map(
      key => [key, swap(row[key])] as const,
    );
    putAsset(store, { ...row, ...Object.fromEntries(moved) }, clock());
  }
  swapAssets(store, oneId, otherId);
}

/** The ids of all that hangs on one of these, each once. */
function hangingOn(store: Store, ids: readonly string[]): ReadonlySet<string> {
  const rows = HANGS_BY.flatMap(key =>
    store.table('assets').find({ where: { [key]: { inq: ids } }, fields: ['id'] }),
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** A device in the place of another. */
const placed = (asset: Row, place: Row): Row => ({
  ...asset,
  ...Object.fromEntries(OF_THE_PLACE.map(key => [key, place[key]])),
});

/** Gateways hand over their lists; a list that names one of the two names the one that comes instead. */
function swapWhitelists(store: Store, one: Row, other: Row, swap: (id: unknown) => unknown) {
  const lists = new Map([
    [one.ssgwId, whitelistOf(store, one.ssgwId)],
    [other.ssgwId, whitelistOf(store, other.ssgwId)],
    [one.id, whitelistOf(store, other.id)],
    [other.id, whitelistOf(store, one.id)],
  ]);
  for (const [id, ids] of lists) {
    if (typeof id !== 'string') continue;
    if (ids.length > 0) store.put('whitelists', { id, ids: [...new Set(ids.map(swap))] });
    else store.remove('whitelists', id);
  }
}

/** The rule of the exchange of devices. @see spec A7, ASSET-06 */
export const exchangeRules: Readonly<Record<string, Rule>> = {
  exchangeAsset: notedChange(
    ({ path: { otherId = '' } }) => `exchanged for ${otherId}`,
    exchangeAsset,
  ),
};
