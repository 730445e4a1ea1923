import type { JsonObject } from '../loopback/json.ts';
import { listSubtree } from '../platform/scope/listSubtree.ts';
import type { Store } from '../platform/Store.ts';

/**
 * Lists the ids of a domain and its descendants; undefined for the whole city.
 *
 * @param id without one, all in the caller's scope
 */
export function listSubtreeIds(store: Store, id?: string): readonly string[] | undefined {
  if (id !== undefined) return isOnlyRoot(store.unscoped, id) ? undefined : listSubtree(store, id);
  return store.rootDomainIds?.flatMap(branch => listSubtree(store, branch));
}

/**
 * Creates the condition that a row is in a domain or below it; an empty one for the only root.
 *
 * @param key the property of the domain's id: `domainId` of assets, `domain_id` of their reports
 */
export function createSubtreeCondition(
  store: Store,
  id: string,
  key: 'domainId' | 'domain_id',
): JsonObject {
  const ids = listSubtreeIds(store, id);
  return ids ? { [key]: { inq: ids } } : {};
}

/** Checked first, since a city's root has every domain below it. */
function isOnlyRoot(store: Store, id: string): boolean {
  const domains = store.table('domains');
  return domains.get(id)?.level === 1 && domains.count({ level: 1 }) === 1;
}

/** Combines two conditions; an empty or absent one matches everything. */
export function andConditions(first: JsonObject, second: JsonObject | undefined): JsonObject {
  const conditions = [first, second].filter(
    condition => condition && Object.keys(condition).length > 0,
  );
  return conditions.length === 2 ? { and: conditions } : (conditions[0] ?? {});
}
