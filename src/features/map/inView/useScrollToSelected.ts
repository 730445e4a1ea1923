import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import type { VirtualRows } from '../../../ui/useVirtualRows.ts';

/**
 * Scrolls a list to its selected row, also when a later read or another order moves the row. A list that the user has
 * scrolled away from it stays.
 *
 * @param selectedIndex -1 while the list does not have the row
 * @returns the handler of the list's scroll events
 */
export function useScrollToSelected(
  rows: VirtualRows,
  selectedId: string | undefined,
  selectedIndex: number,
): () => void {
  const isFollowing = useRef(false);
  const show = useEffectEvent(() => {
    rows.scrollToIndex(selectedIndex);
    isFollowing.current = selectedIndex >= 0;
  });
  const follow = useEffectEvent(() => {
    if (isFollowing.current) rows.scrollToIndex(selectedIndex);
  });
  const isInList = selectedIndex >= 0;
  // Also when the row arrives after its selection, and when the height of a row is known.
  useLayoutEffect(() => show(), [selectedId, isInList, rows.rowHeight]);
  // Before the next scroll event, which would find the row at its new index and the list at the old one.
  useLayoutEffect(() => follow(), [selectedIndex]);
  return () => {
    rows.measure();
    isFollowing.current = rows.isVisible(selectedIndex);
  };
}
