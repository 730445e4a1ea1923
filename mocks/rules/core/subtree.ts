import type { JsonObject } from '../../loopback/json.ts';
import type { Store } from '../../platform/Store.ts';

/** The ids of a domain and of everything below it, level by level. */
export function listSubtree(store: Store, id: string): readonly string[] {
  const ids = [id];
  for (let level: readonly string[] = [id]; level.length > 0;) {
    level = listChildren(store, level);
    ids.push(...level);
  }
  return ids;
}

const listChildren = (store: Store, parentIds: readonly string[]): readonly string[] =>
  store
    .table('domains')
    .find({ where: { parentId: { inq: parentIds } }, fields: ['id'] })
    .map(row => String(row.id));

/**
 * The ids of a domain and of everything below it; undefined when that is the whole city.
 *
 * @param id without one, all that the caller reaches
 */
export function listDomainIds(store: Store, id?: string): readonly string[] | undefined {
  if (id !== undefined) return isOnlyRoot(store.unscoped, id) ? undefined : listSubtree(store, id);
  return store.rootDomainIds?.flatMap(branch => listSubtree(store, branch));
}

/**
 * The condition that a row lies in a domain or below it; none when the domain is the root of everything.
 *
 * @param key the property that holds the domain's id: `domainId` of assets, `domain_id` of what they report
 */
export function createSubtreeCondition(
  store: Store,
  id: string,
  key: 'domainId' | 'domain_id',
): JsonObject {
  const ids = listDomainIds(store, id);
  return ids ? { [key]: { inq: ids } } : {};
}

/** Asked first, since a city's root has every domain below it. */
function isOnlyRoot(store: Store, id: string): boolean {
  const domains = store.table('domains');
  return domains.get(id)?.level === 1 && domains.count({ level: 1 }) === 1;
}

/** Two conditions as one; an empty or absent one asks for nothing. */
export function andConditions(first: JsonObject, second: JsonObject | undefined): JsonObject {
  const conditions = [first, second].filter(
    condition => condition && Object.keys(condition).length > 0,
  );
  return conditions.length === 2 ? { and: conditions } : (conditions[0] ?? {});
}
