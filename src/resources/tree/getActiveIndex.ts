import type { Identifier } from 'react-admin';

import type { TreeRow } from './TreeRow.ts';

/** Returns the index of the row for key presses: the last active one, else the selected one, else the first. */
export function getActiveIndex(
  rows: readonly TreeRow[],
  active: TreeRow | undefined,
  selectedIds: Pick<ReadonlySet<Identifier>, 'has'>,
): number {
  const activeIndex = rows.findIndex(({ key }) => key === active?.key);
  if (activeIndex >= 0) return activeIndex;
  // An active placeholder was replaced by the row that was loaded at its position.
  const hasNoPlaceholder = active === undefined || active.kind === 'record';
  const indexAtPosition = hasNoPlaceholder
    ? -1
    : rows.findIndex(
        ({ parent, position }) => parent === active.parent && position === active.position,
      );
  if (indexAtPosition >= 0) return indexAtPosition;
  return Math.max(
    0,
    rows.findIndex(row => row.kind === 'record' && selectedIds.has(row.record.id)),
  );
}
