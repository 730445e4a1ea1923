import type { Row, Store } from '../../platform/Store.ts';
import { omit } from './without.ts';

/** The resources whose records name assets and domains, at any depth. */
const HOLDERS = ['groups', 'strategies', 'plans', 'scenes', 'overrides'];

const ASSET_LISTS = ['assetIds', 'sensorIds'];
const DOMAIN_LISTS = ['domainIds'];

/** What becomes of an id; undefined when it goes. */
type Rename = (id: unknown) => unknown;

const forget =
  (gone: string): Rename =>
  id =>
    id === gone ? undefined : id;

const swap =
  (one: string, other: string): Rename =>
  id =>
    id === one ? other : id === other ? one : id;

/** Takes an asset out of every group, strategy, plan, scene and override. */
export const forgetAsset = (store: Store, id: string): void =>
  renameAll(store, ASSET_LISTS, forget(id));

/** Takes an asset out of the groups of another model. */
export function leaveGroups({ whole: store }: Store, { id, model }: Row): void {
  for (const group of [...store.table('groups').values()]) {
    if (group.model !== model)
      put(store, 'groups', group, renamed(group, ASSET_LISTS, forget(String(id))));
  }
}

/** Puts each of two assets in the place of the other, in every group, strategy, plan, scene and override. */
export const swapAssets = (store: Store, one: string, other: string): void =>
  renameAll(store, ASSET_LISTS, swap(one, other));

/** Takes a domain out of everything that names it, and away from the users who see it. */
export function forgetDomain({ whole: store }: Store, id: string): void {
  renameAll(store, DOMAIN_LISTS, forget(id));
  for (const name of HOLDERS.filter(each => store.has(each))) {
    for (const row of store.table(name).find({ where: { domainId: id } })) {
      store.put(name, omit(row, 'domainId'));
    }
  }
  for (const row of [...store.records('userDomains').all()])
    put(store, 'userDomains', row, renamed(row, DOMAIN_LISTS, forget(id)));
}

function renameAll({ whole: store }: Store, lists: readonly string[], rename: Rename): void {
  for (const name of HOLDERS.filter(each => store.has(each))) {
    for (const row of [...store.table(name).values()]) {
      put(store, name, row, renamed(row, lists, rename));
    }
  }
}

/** What is the same row is not written again. */
function put(store: Store, name: string, before: Row, after: unknown): void {
  if (after !== before) store.put(name, after as Row);
}

/** The same value with other ids in the named lists; itself when there is nothing to rename. */
function renamed(value: unknown, lists: readonly string[], rename: Rename): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => renamed(item, lists, rename));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, held]: [string, unknown]) => {
    const isList = lists.includes(key) && Array.isArray(held);
    return [key, held, isList ? renamedIds(held, rename) : renamed(held, lists, rename)] as const;
  });
  return entries.every(([, before, after]) => before === after)
    ? value
    : Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}

function renamedIds(ids: readonly unknown[], rename: Rename): readonly unknown[] {
  if (ids.every(id => rename(id) === id)) return ids;
  return ids.map(rename).filter(id => id !== undefined);
}
