import type { KeyboardEvent, MouseEvent } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';

import { useStore } from '../../ui/useStore.ts';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useListSelection } from '../selection/selection.ts';

/** Selects one row; with Shift also those since the last one. Only the checkbox re-renders. */
export const RowCheckbox = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const representRecord = useRepresentRecord(useResourceContext() ?? '');
  const { selectionStore, pageIds } = useListSelection();
  const isSelected = useStore(selectionStore, () => selectionStore.isSelected(record.id));
  return (
    <label className="checkbox" onMouseDown={preventTextSelection}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={translate('list.select', { record: representRecord(record) })}
        onKeyDown={focusAdjacentCheckbox}
        onChange={event => {
          const { shiftKey } = event.nativeEvent as unknown as { readonly shiftKey?: boolean };
          selectionStore.click(record.id, { page: pageIds, isShiftPressed: shiftKey === true });
        }}
      />
    </label>
  );
};

/** Selects or deselects all rows of the page; indeterminate when some are selected. */
export const PageCheckbox = () => {
  const translate = useTranslate();
  const { selectionStore, pageIds } = useListSelection();
  const count = useStore(selectionStore, () => pageIds.filter(selectionStore.isSelected).length);
  const isAll = count > 0 && count === pageIds.length;
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={isAll}
        ref={checkbox => {
          if (checkbox) checkbox.indeterminate = count > 0 && !isAll;
        }}
        aria-label={translate('list.select.page')}
        onKeyDown={focusAdjacentCheckbox}
        onChange={() =>
          selectionStore.get().isAllMatching
            ? selectionStore.clear()
            : selectionStore.set(pageIds, !isAll, pageIds)
        }
      />
    </label>
  );
};

/** Shift selects a range of rows here, not text. */
const preventTextSelection = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrow keys move between row checkboxes. */
function focusAdjacentCheckbox(event: KeyboardEvent<HTMLInputElement>) {
  const step = KEY_STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const checkboxes = [
    ...(event.currentTarget
      .closest('.list-rows')
      ?.querySelectorAll<HTMLInputElement>('.checkbox input') ?? []),
  ];
  checkboxes[checkboxes.indexOf(event.currentTarget) + step]?.focus();
}
