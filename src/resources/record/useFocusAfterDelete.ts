import { type FocusEvent, useEffect, useRef } from 'react';

import { focusOnContent } from './focusOnContent.ts';

/**
 * Where the focus goes when the row that has it is gone, as its record was deleted: to the menu of the next row, else
 * of the one before, else to the sheet.
 *
 * @returns what the element that may have the focus listens with
 */
export function useFocusAfterDelete() {
  /** The other rows, the nearest first, while the focus is in this one. */
  const otherRows = useRef<readonly Element[]>(undefined);
  useEffect(
    () => () => {
      // What takes the focus away otherwise has it now.
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
      // What happens within a layer of this row is its own affair.
      // A window that loses the focus is no part of a row either.
      if (!(target instanceof Node) || !currentTarget.contains(target)) return;
      // A dialog of this row goes with it, and so may be where the focus is then.
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
