import type { Caller } from '../rule.ts';
import type { Store } from '../Store.ts';
import type { DomainScopes } from './domainScope.ts';
import { subtreeOf } from '../../rules/core/subtree.ts';
import { ScopedStore } from './ScopedStore.ts';

/** The store as a caller has it. */
export type ScopeOf = (caller: Pick<Caller, 'id' | 'role'>) => Store;

/** More sets of branches are not kept at once. */
const MAX_VIEWS = 200;

/** The collection of the domains that were assigned to users, by the id of the user. */
const ASSIGNED = 'userDomains';

/**
 * Bounds users by the domains that were assigned to them. With none, with all roots, or as admin: everything. Users of
 * the same domains share a view, which lasts until a domain changes.
 *
 * @see spec USER-19
 */
export function createScopes(store: Store, scopes: DomainScopes): ScopeOf {
  const views = new Map<string, ScopedStore>();
  store.watch('domains', () => views.clear());

  return ({ id, role }) => {
    if (role === 'admin') return store;
    const ids = (store.records(ASSIGNED).get(id)?.domainIds ?? []) as readonly string[];
    if (ids.length === 0) return store;
    const assigned = [...new Set(ids)];
    const key = assigned.join(' ');
    const known = views.get(key);
    if (known) return known;
    if (holdsAllRoots(store, assigned)) return store;
    const view = viewOf(store, assigned, scopes);
    if (views.size >= MAX_VIEWS) views.clear();
    views.set(key, view);
    return view;
  };
}

function holdsAllRoots(store: Store, ids: readonly string[]): boolean {
  const roots = store.table('domains').find({ where: { parentId: null }, fields: ['id'] });
  return roots.length > 0 && roots.every(({ id }) => ids.includes(String(id)));
}

/** A domain below another one of the list is within that one's branch. */
function viewOf(store: Store, assigned: readonly string[], scopes: DomainScopes): ScopedStore {
  const trees = assigned.map(id => new Set(subtreeOf(store, id)));
  const branches = assigned.filter((id, i) => trees.every((tree, j) => i === j || !tree.has(id)));
  const domainIds = new Set(trees.flatMap(tree => [...tree]));
  return new ScopedStore(store, { branches, domainIds, scopes });
}
