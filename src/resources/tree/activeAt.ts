import type { Identifier } from 'react-admin';

import type { TreeRow } from './TreeRow.ts';

/** The line that the keys go to: where somebody was last, else what is chosen, else the first. */
export function activeAt(
  rows: readonly TreeRow[],
  active: TreeRow | undefined,
  chosen: Pick<ReadonlySet<Identifier>, 'has'>,
): number {
  const found = rows.findIndex(({ key }) => key === active?.key);
  if (found >= 0) return found;
  // Somebody was where nothing had been read yet: what was read stands there now.
  const isAway = active === undefined || active.kind === 'record';
  const there = isAway
    ? -1
    : rows.findIndex(
        ({ parent, position }) => parent === active.parent && position === active.position,
      );
  if (there >= 0) return there;
  return Math.max(
    0,
    rows.findIndex(row => row.kind === 'record' && chosen.has(row.record.id)),
  );
}
