import type { Row, Store } from '../../platform/Store.ts';
import { removeMutes } from './mutes.ts';
import { omit } from '../../platform/omitProperties.ts';

/** The resources whose records refer to assets and domains, at any depth. */
const REFERENCING_COLLECTIONS = ['groups', 'strategies', 'plans', 'scenes', 'overrides'];

const ASSET_LISTS = ['assetIds', 'sensorIds'];
const DOMAIN_LISTS = ['domainIds'];

/** The replacement of an id; undefined removes it. */
type IdMapping = (id: unknown) => unknown;

const removeId =
  (removedId: string): IdMapping =>
  id =>
    id === removedId ? undefined : id;

const swapIds =
  (first: string, second: string): IdMapping =>
  id =>
    id === first ? second : id === second ? first : id;

/** Removes an asset from every group, strategy, plan, scene and override, and its mutes. */
export function removeAssetReferences(store: Store, id: string): void {
  mapAllReferences(store, ASSET_LISTS, removeId(id));
  removeMutes(store, { assetId: id });
}

/** Removes an asset from the groups of another model. */
export function removeFromOtherGroups({ unscoped: store }: Store, { id, model }: Row): void {
  for (const group of [...store.table('groups').values()]) {
    if (group.model !== model)
      putIfChanged(store, 'groups', group, mapReferences(group, ASSET_LISTS, removeId(String(id))));
  }
}

/** Swaps two assets in every group, strategy, plan, scene and override. */
export const swapAssetReferences = (store: Store, first: string, second: string): void =>
  mapAllReferences(store, ASSET_LISTS, swapIds(first, second));

/** Removes a domain from all records that refer to it, and from its users. */
export function removeDomainReferences({ unscoped: store }: Store, id: string): void {
  mapAllReferences(store, DOMAIN_LISTS, removeId(id));
  for (const name of REFERENCING_COLLECTIONS.filter(collection => store.has(collection))) {
    for (const row of store.table(name).find({ where: { domainId: id } })) {
      store.put(name, omit(row, 'domainId'));
    }
  }
  for (const row of [...store.records('userDomains').all()])
    putIfChanged(store, 'userDomains', row, mapReferences(row, DOMAIN_LISTS, removeId(id)));
  removeMutes(store, { domainId: id });
}

function mapAllReferences(
  { unscoped: store }: Store,
  lists: readonly string[],
  mapId: IdMapping,
): void {
  for (const name of REFERENCING_COLLECTIONS.filter(collection => store.has(collection))) {
    for (const row of [...store.table(name).values()]) {
      putIfChanged(store, name, row, mapReferences(row, lists, mapId));
    }
  }
}

/** Puts a row unless it is unchanged. */
function putIfChanged(store: Store, name: string, before: Row, after: unknown): void {
  if (after !== before) store.put(name, after as Row);
}

/** Returns the value with mapped ids in the given lists; the same value when nothing changes. */
function mapReferences(value: unknown, lists: readonly string[], mapId: IdMapping): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => mapReferences(item, lists, mapId));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]: [string, unknown]) => {
    const isList = lists.includes(key) && Array.isArray(member);
    return [
      key,
      member,
      isList ? mapIds(member, mapId) : mapReferences(member, lists, mapId),
    ] as const;
  });
  return entries.every(([, before, after]) => before === after)
    ? value
    : Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}

function mapIds(ids: readonly unknown[], mapId: IdMapping): readonly unknown[] {
  if (ids.every(id => mapId(id) === id)) return ids;
  return ids.map(mapId).filter(id => id !== undefined);
}
