import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getAsset } from './getAsset.ts';
import { swapAssetReferences } from './assetReferences.ts';
import { withAssetChangeLog } from '../logs/withUserLog.ts';
import { ASSET_LINK_FIELDS, getWhitelistIds } from './assetLinks.ts';
import { putAsset } from './putAsset.ts';

/** Properties that belong to the location and not to the device at it. */
const LOCATION_FIELDS = [
  'name',
  'domainId',
  'geoPoint',
  'ssgwId',
  'controllerId',
  'poleId',
] as const;

/**
 * Swaps the locations of two devices of one model, with all references to them; both keep their ids.
 *
 * @throws HttpError 404 (3); 409 (14) of different models, or the same device
 */
function exchangeAsset(call: OperationCall): void {
  const { clock } = call.platform;
  // The children of the two, and the lists that refer to them, may be outside the domains of the caller.
  const store = call.platform.store.unscoped;
  const [firstAsset, secondAsset] = [getAsset(call), getAsset(call, call.path.otherId)];
  if (firstAsset.model !== secondAsset.model || firstAsset.id === secondAsset.id) {
    throw httpErrors.conflict(
      errorCodes.modelIsFixed,
      'Only two devices of one model can be exchanged',
    );
  }
  const [oneId, otherId] = [String(firstAsset.id), String(secondAsset.id)];
  const swapId = (id: unknown) => (id === oneId ? otherId : id === otherId ? oneId : id);
  const linkedIds = findLinkedIds(store, [oneId, otherId]);
  swapWhitelists(store, firstAsset, secondAsset, swapId);
  putAsset(store, withLocationOf(firstAsset, secondAsset), clock());
  putAsset(store, withLocationOf(secondAsset, firstAsset), clock());
  for (const id of linkedIds) {
    const row = store.table('assets').get(id);
    if (!row) continue;
    const changedLinks = ASSET_LINK_FIELDS.filter(key => row[key] !== undefined).map(
      key => [key, swapId(row[key])] as const,
    );
    putAsset(store, { ...row, ...Object.fromEntries(changedLinks) }, clock());
  }
  swapAssetReferences(store, oneId, otherId);
}

/** Finds the ids of all assets linked to one of these, each once. */
function findLinkedIds(store: Store, ids: readonly string[]): ReadonlySet<string> {
  const rows = ASSET_LINK_FIELDS.flatMap(key =>
    store.table('assets').find({ where: { [key]: { inq: ids } }, fields: ['id'] }),
  );
  return new Set(rows.map(({ id }) => String(id)));
}

/** Returns a device with the location of another. */
const withLocationOf = (asset: Row, source: Row): Row => ({
  ...asset,
  ...Object.fromEntries(LOCATION_FIELDS.map(key => [key, source[key]])),
});

/** Swaps the whitelists of gateways; a list with one of the two gets the other one. */
function swapWhitelists(
  store: Store,
  firstAsset: Row,
  secondAsset: Row,
  swapId: (id: unknown) => unknown,
) {
  const lists = new Map([
    [firstAsset.ssgwId, getWhitelistIds(store, firstAsset.ssgwId)],
    [secondAsset.ssgwId, getWhitelistIds(store, secondAsset.ssgwId)],
    [firstAsset.id, getWhitelistIds(store, secondAsset.id)],
    [secondAsset.id, getWhitelistIds(store, firstAsset.id)],
  ]);
  for (const [id, ids] of lists) {
    if (typeof id !== 'string') continue;
    if (ids.length > 0) store.put('whitelists', { id, ids: [...new Set(ids.map(swapId))] });
    else store.remove('whitelists', id);
  }
}

/** The rule of the device exchange. @see ASSET-06 */
export const exchangeRules: Readonly<Record<string, OperationRule>> = {
  exchangeAsset: withAssetChangeLog(
    ({ path: { otherId = '' } }) => ({
      en: `exchanged for ${otherId}`,
      zh: `与 ${otherId} 互换`,
    }),
    exchangeAsset,
  ),
};
