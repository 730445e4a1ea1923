import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { type RowVirtualizer, useRowVirtualizer } from '../../../ui/useRowVirtualizer.ts';

/**
 * Virtualizes the rows of a list and scrolls it to its selected row, also when a later read or another order moves the
 * row. A list that the user has scrolled away from it stays.
 *
 * @param selectedIndex -1 while the list does not have the row
 */
export function useScrollToSelected(
  count: number,
  selectedId: string | undefined,
  selectedIndex: number,
): RowVirtualizer {
  const isFollowing = useRef(false);
  const rowVirtualizer = useRowVirtualizer({
    count,
    onScroll: isVisible => {
      isFollowing.current = isVisible(selectedIndex);
    },
  });
  const { rowHeight, scrollToIndex } = rowVirtualizer;
  const show = useEffectEvent(() => {
    scrollToIndex(selectedIndex);
    isFollowing.current = selectedIndex >= 0;
  });
  const follow = useEffectEvent(() => {
    if (isFollowing.current) scrollToIndex(selectedIndex);
  });
  const isInList = selectedIndex >= 0;
  // Also when the row arrives after its selection, and when the height of a row is known.
  useLayoutEffect(() => show(), [selectedId, isInList, rowHeight]);
  // Before the next scroll event, which would find the row at its new index and the list at the old one.
  useLayoutEffect(() => follow(), [selectedIndex]);
  return rowVirtualizer;
}
