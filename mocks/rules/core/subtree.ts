import type { JsonObject } from '../../loopback/json.ts';
import type { Store } from '../../platform/Store.ts';

/** The ids of a domain and of everything below it, level by level. */
export function subtreeOf(store: Store, id: string): readonly string[] {
  const ids = [id];
  for (let level: readonly string[] = [id]; level.length > 0;) {
    level = childrenOf(store, level);
    ids.push(...level);
  }
  return ids;
}

const childrenOf = (store: Store, parentIds: readonly string[]): readonly string[] =>
  store
    .table('domains')
    .find({ where: { parentId: { inq: parentIds } }, fields: ['id'] })
    .map(row => String(row.id));

/**
 * The ids of a domain and of everything below it; undefined when that is the whole city.
 *
 * @param id without one, all that the caller reaches
 */
export function domainsIn(store: Store, id?: string): readonly string[] | undefined {
  if (id !== undefined) return isWholeTree(store.whole, id) ? undefined : subtreeOf(store, id);
  return store.branches?.flatMap(branch => subtreeOf(store, branch));
}

/**
 * The condition that a row lies in a domain or below it; none when the domain is the root of everything.
 *
 * @param key the property that holds the domain's id: `domainId` of assets, `domain_id` of what they report
 */
export function within(store: Store, id: string, key: 'domainId' | 'domain_id'): JsonObject {
  const ids = domainsIn(store, id);
  return ids ? { [key]: { inq: ids } } : {};
}

/** Asked first, since a city's root has every domain below it. */
function isWholeTree(store: Store, id: string): boolean {
  const domains = store.table('domains');
  return domains.get(id)?.level === 1 && domains.count({ level: 1 }) === 1;
}

/** Two conditions as one; an empty or absent one asks for nothing. */
export function both(one: JsonObject, other: JsonObject | undefined): JsonObject {
  const conditions = [one, other].filter(each => each && Object.keys(each).length > 0);
  return conditions.length === 2 ? { and: conditions } : (conditions[0] ?? {});
}
