import type { Edit, FieldChanges } from './edits.ts';

const RECT_FIELDS: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height']);

/** Returns an edit without what would move or resize a locked area, however it was made. Its other fields change. */
export function omitLockedRects(edit: Edit, lockedIds: ReadonlySet<string>): Edit {
  if (lockedIds.size === 0) return edit;
  if (edit.kind === 'sequence')
    return { ...edit, edits: edit.edits.map(each => omitLockedRects(each, lockedIds)) };
  if (edit.kind !== 'setFields') return edit;
  const changes = Object.entries(edit.changes).map(([id, fields]) => [
    id,
    lockedIds.has(id) ? omitRect(fields) : fields,
  ]);
  return { ...edit, changes: Object.fromEntries(changes) as Record<string, FieldChanges> };
}

const omitRect = (fields: FieldChanges): FieldChanges =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !RECT_FIELDS.has(name)));
