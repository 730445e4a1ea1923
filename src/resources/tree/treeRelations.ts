import type { Identifier, RaRecord } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import type { TreeDescriptor } from '../../schema/resource.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';

/** Whether a row is the record itself or one of its descendants: both are invalid move targets. */
export function isDescendantOrSelf(
  rows: readonly TreeRow[],
  row: RecordRow,
  id: Identifier,
): boolean {
  const parents = new Map(
    rows.flatMap(each => (each.kind === 'record' ? [[each.record.id, each.parent] as const] : [])),
  );
  const visitedIds = new Set<Identifier>();
  for (let next: Identifier | undefined = row.record.id; next !== undefined;) {
    if (isSameId(next, id)) return true;
    if (visitedIds.has(next)) return false;
    visitedIds.add(next);
    next = parents.get(next);
  }
  return false;
}

export const canHaveChildren = ({ level, maxLevel = Infinity }: TreeDescriptor, record: RaRecord) =>
  level === undefined || Number(record[level]) < maxLevel;

/** Returns the id of the parent record; undefined at the top. */
export function getParentId(
  { tree }: { readonly tree: TreeDescriptor },
  record: RaRecord,
): Identifier | undefined {
  const id: unknown = record[tree.parent];
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;
}
