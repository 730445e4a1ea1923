import { createContext, useContext } from 'react';
import type { Identifier } from 'react-admin';

import { useStore } from '../../ui/useStore.ts';
import type { FilterValues } from '../../schema/filter.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

/**
 * The selected rows. `ids` are those selected individually, on any page. With `matching`, every record that matches the
 * filter is selected, also on pages that were never loaded; deselecting a row ends that.
 */
export interface RowSelection {
  readonly ids: ReadonlySet<Identifier>;
  readonly isAllMatching: boolean;
  /** The filter of the list, to load all matching records again. */
  readonly filter: FilterValues;
  /** Additional filters: the selection is the union of their records. */
  readonly otherFilters?: readonly FilterValues[];
  /** The number of selected records: individual ones, or all matching ones. */
  readonly count: number;
  /** The total number of matches; absent where the platform does not count. */
  readonly total?: number | undefined;
  readonly toggle: (id: Identifier) => void;
  readonly togglePage: (ids: readonly Identifier[], isOn: boolean) => void;
  readonly selectAllMatching: () => void;
  /** Whether records stay selected after a command on them, for the next one. */
  readonly staysAfterCommand?: boolean;
  /** Removes deleted records from the selection. */
  readonly deselect: (ids: readonly Identifier[]) => void;
  readonly clear: () => void;
}

/** The selection context of a list. */
export interface ListSelection {
  readonly selectionStore: SelectionStore;
  /** The ids of the rows of the page, in order. */
  readonly pageIds: readonly Identifier[];
  readonly filter: FilterValues;
  readonly total?: number | undefined;
}

/** Undefined where rows cannot be selected. */
export const SelectionContext = createContext<ListSelection | undefined>(undefined);

const NO_LIST_SELECTION: ListSelection = {
  selectionStore: createSelectionStore(),
  pageIds: [],
  filter: {},
};

/**
 * Returns the selection context of the surrounding list.
 *
 * @example const { filter } = useListSelection();
 */
export const useListSelection = (): ListSelection =>
  useContext(SelectionContext) ?? NO_LIST_SELECTION;

/**
 * Returns the selection of the surrounding list; undefined where rows cannot be selected. The caller re-renders with
 * every change.
 *
 * @example const count = useSelection()?.count ?? 0;
 */
export const useSelection = (): RowSelection | undefined => {
  const listSelection = useContext(SelectionContext);
  const { selectionStore } = listSelection ?? NO_LIST_SELECTION;
  const { ids, isAllMatching } = useStore(selectionStore);
  if (!listSelection) return undefined;
  const { filter, total } = listSelection;
  return {
    ids,
    isAllMatching,
    filter,
    total,
    count: isAllMatching ? (total ?? ids.size) : ids.size,
    toggle: id => selectionStore.set([id], !selectionStore.isSelected(id)),
    togglePage: (pageIds, isOn) => selectionStore.set(pageIds, isOn, pageIds),
    selectAllMatching: selectionStore.selectAllMatching,
    deselect: selectionStore.deselect,
    clear: selectionStore.clear,
  };
};
