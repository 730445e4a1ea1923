import type { Store } from '../Store.ts';

/** Lists the ids of a domain and its descendants, level by level. */
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
