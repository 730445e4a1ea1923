import type { GetScopedStore } from '../operationRule.ts';
import type { Store } from '../Store.ts';
import type { DomainScopes } from '../domainScope.ts';
import { listSubtree } from './listSubtree.ts';
import { ScopedStore } from './ScopedStore.ts';

/** The maximum number of cached sets of branches. */
const MAX_SCOPED_STORES = 200;

/** The collection of the domains assigned to users, by the id of the user. */
const USER_DOMAINS_COLLECTION = 'userDomains';

/**
 * Creates stores for the assigned domains of users. With none, with all roots, or as admin: the unscoped store. Users
 * of the same domains share a view, which is valid until a domain changes.
 *
 * @see USER-19
 */
export function createScopedStores(store: Store, scopes: DomainScopes): GetScopedStore {
  const storesByDomains = new Map<string, ScopedStore>();
  store.watch('domains', () => storesByDomains.clear());

  return ({ id, role }) => {
    if (role === 'admin') return store;
    const ids = (store.records(USER_DOMAINS_COLLECTION).get(id)?.domainIds ??
      []) as readonly string[];
    if (ids.length === 0) return store;
    const assigned = [...new Set(ids)];
    const key = assigned.join(' ');
    const existing = storesByDomains.get(key);
    if (existing) return existing;
    if (includesAllRoots(store, assigned)) return store;
    const scopedStore = createScopedStore(store, assigned, scopes);
    if (storesByDomains.size >= MAX_SCOPED_STORES) storesByDomains.clear();
    storesByDomains.set(key, scopedStore);
    return scopedStore;
  };
}

function includesAllRoots(store: Store, ids: readonly string[]): boolean {
  const roots = store.table('domains').find({ where: { parentId: null }, fields: ['id'] });
  return roots.length > 0 && roots.every(({ id }) => ids.includes(String(id)));
}

/** A domain below another one of the list is part of that one's branch. */
function createScopedStore(
  store: Store,
  assigned: readonly string[],
  scopes: DomainScopes,
): ScopedStore {
  const subtrees = assigned.map(id => new Set(listSubtree(store, id)));
  const rootDomainIds = assigned.filter((id, i) =>
    subtrees.every((subtree, j) => i === j || !subtree.has(id)),
  );
  const domainIds = new Set(subtrees.flatMap(subtree => [...subtree]));
  return new ScopedStore(store, { rootDomainIds, domainIds, scopes });
}
