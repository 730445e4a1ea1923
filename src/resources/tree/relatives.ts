import type { Identifier, RaRecord } from 'react-admin';

import { sameId } from '../../domain/sameId.ts';
import type { TreeDescriptor } from '../../schema/resource.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';

/** Whether a line stands below a record, or is its own: nothing can be moved there. */
export function isWithin(rows: readonly TreeRow[], row: RecordRow, id: Identifier): boolean {
  const parents = new Map(
    rows.flatMap(each => (each.kind === 'record' ? [[each.record.id, each.parent] as const] : [])),
  );
  const seen = new Set<Identifier>();
  for (let next: Identifier | undefined = row.record.id; next !== undefined;) {
    if (sameId(next, id)) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    next = parents.get(next);
  }
  return false;
}

/** Whether something can stand below a record. */
export const holdsMore = ({ level, deepest = Infinity }: TreeDescriptor, record: RaRecord) =>
  level === undefined || Number(record[level]) < deepest;

/** The key of the record above; undefined at the top. */
export function parentOf(
  { tree }: { readonly tree: TreeDescriptor },
  record: RaRecord,
): Identifier | undefined {
  const id: unknown = record[tree.parent];
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? id : undefined;
}
