import type { GeoBox } from '../../../platform/geoBox.ts';
import { listSubtreeIds } from '../../../model/subtree.ts';
import { toFilterObject } from '../../../platform/crud.ts';
import type { OperationCall } from '../../../platform/operationRule.ts';
import type { Store } from '../../../platform/Store.ts';
import { type AssetColumns, getAssetColumns } from './AssetColumns.ts';
import { intersect, parseMarkerConditions } from './MarkerQuery.ts';

/** Devices of a view, by their slots in the columns. */
export interface FoundAssets {
  readonly columns: AssetColumns;
  /** Valid until the next query. */
  readonly slots: Int32Array;
}

/**
 * Finds the devices of a box that meet the conditions of a query and that its caller may read; without a box all of
 * them, also those without a position.
 *
 * @throws FilterError for a malformed `where`
 */
export function findMarkers(
  { query, platform: { store } }: OperationCall,
  box?: GeoBox,
): FoundAssets {
  const columns = getAssetColumns(store);
  const where = toFilterObject(query.where);
  const lit = typeof query.lit === 'boolean' ? query.lit : undefined;
  const { domainId } = query;
  // An unknown domain has no device.
  const subtree = typeof domainId === 'string' ? listSubtreeIds(store, domainId) : undefined;
  const branch = { domainIds: subtree && new Set(subtree) };
  const conditions = parseMarkerConditions(where);
  if (!conditions) {
    // The table applies the dialect and the scope of the caller.
    const ids = store.table('assets').find({ where, fields: ['id'] });
    // Two `near` in a condition can list a device twice.
    const slots = new Set(
      ids.map(({ id }) => columns.getSlot(id)).filter(slot => slot !== undefined),
    );
    return { columns, slots: columns.match({ ...branch, box, lit }, slots) };
  }
  const scope = intersect(branch, { domainIds: getDomainIdsInScope(store) });
  return { columns, slots: columns.match({ ...intersect(conditions, scope), box, lit }) };
}

const scopes = new WeakMap<Store, ReadonlySet<string>>();

/** Returns the domains of a store in the scope of a user, which is replaced when a domain changes; else undefined. */
function getDomainIdsInScope(store: Store): ReadonlySet<string> | undefined {
  if (store.rootDomainIds === undefined) return undefined;
  const existing = scopes.get(store);
  if (existing) return existing;
  const ids = new Set(Array.from(store.table('domains').values(), ({ id }) => String(id)));
  scopes.set(store, ids);
  return ids;
}
