import type { Identifier } from 'react-admin';

import type { TreeRow } from './TreeRow.ts';

/** The line that the keys go to: where somebody was last, else what is chosen, else the first. */
export function getActiveIndex(
  rows: readonly TreeRow[],
  active: TreeRow | undefined,
  selectedIds: Pick<ReadonlySet<Identifier>, 'has'>,
): number {
  const activeIndex = rows.findIndex(({ key }) => key === active?.key);
  if (activeIndex >= 0) return activeIndex;
  // Somebody was where nothing had been read yet: what was read stands there now.
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
