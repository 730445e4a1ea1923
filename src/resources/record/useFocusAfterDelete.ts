import { type FocusEvent, useEffect, useRef } from 'react';

import { focusOnContent } from './focusOnContent.ts';

/**
 * Restores focus when the focused row is removed because its record was deleted: to the menu of the next row, else of
 * the previous one, else to the main content.
 *
 * @returns the event listener of the element that may have the focus
 */
export function useFocusAfterDelete() {
  /** The other rows, nearest first, while the focus is in this one. */
  const otherRows = useRef<readonly Element[]>(undefined);
  useEffect(
    () => () => {
      // If the focus was moved otherwise, it stays there.
      if (otherRows.current && document.activeElement === document.body)
        focusOnFirstMenu(otherRows.current);
    },
    [],
  );
  return {
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (currentTarget.contains(target)) otherRows.current = getOtherRows(currentTarget);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // Focus within an overlay of this row is ignored, and so is a window blur.
      if (!(target instanceof Node) || !currentTarget.contains(target)) return;
      // A dialog of this row closes with it, so it may have the focus then.
      if (!relatedTarget?.closest(OVERLAY_SELECTOR)) otherRows.current = undefined;
    },
  };
}

const OVERLAY_SELECTOR = '[role=dialog], [role=alertdialog], [role=menu]';

function getOtherRows(element: Element): readonly Element[] {
  const row = element.closest('tr, li');
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = rows.findIndex(each => each === row);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0)).toReversed()];
}

function focusOnFirstMenu(rows: readonly Element[]): void {
  const [menu] = rows.flatMap(row =>
    row.isConnected ? [...row.querySelectorAll<HTMLElement>('.row-actions > button')] : [],
  );
  if (menu) menu.focus();
  else focusOnContent();
}
