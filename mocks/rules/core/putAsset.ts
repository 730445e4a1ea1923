import type { Row, Store } from '../../platform/Store.ts';
import { omitValue } from '../../platform/omitProperties.ts';

/** The collections whose rows repeat the name and the domain of their asset. */
const REPORT_COLLECTIONS = ['faults', 'alerts'];

/**
 * Stores an asset, its status, which is created if missing, and the copies in its faults and alerts, so that the lists
 * of a domain always agree on its domain.
 */
export function putAsset(store: Store, asset: Row, now: number): Row {
  const { id, name, domainId, model, mode, status } = asset;
  const before = store.table('assets').get(id);
  const existingStatus = store.table('statuses').get(id);
  const assetColumns = { asset_name: name, domain_id: domainId, model, mode };
  const state = existingStatus?.state ?? status;
  store.put('assets', omitValue({ ...asset, status: state }, undefined));
  const newStatus = {
    id,
    asset_id: id,
    online: state === 'normal' || state === 'fault',
    update_time: new Date(now).toISOString(),
  };
  store.put(
    'statuses',
    omitValue({ ...(existingStatus ?? newStatus), ...assetColumns, state }, undefined),
  );
  const isSame = before?.name === name && before?.domainId === domainId && before?.model === model;
  if (before && !isSame) {
    for (const [resource, row] of listReports(store, id)) {
      store.put(resource, { ...row, asset_name: name, domain_id: domainId, model });
    }
  }
  return store.table('assets').get(id) ?? asset;
}

/** Removes an asset with its status, its faults and its alerts. */
export function removeAsset(store: Store, id: string): boolean {
  for (const [resource, row] of listReports(store, id)) store.remove(resource, String(row.id));
  store.remove('statuses', id);
  return store.remove('assets', id);
}

const listReports = (store: Store, id: unknown): readonly (readonly [string, Row])[] =>
  REPORT_COLLECTIONS.flatMap(resource =>
    store
      .table(resource)
      .find({ where: { asset_id: id } })
      .map(row => [resource, row] as const),
  );
