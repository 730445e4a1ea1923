import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

import type { FilterValues } from './filterConditions.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

/**
 * The rows that a person has ticked. `ids` are those ticked one by one, on any page. With `matching`, every record that
 * the filter finds is meant, on pages that nobody has seen too; ticking a row off ends that.
 */
export interface RowSelection {
  readonly ids: ReadonlySet<Identifier>;
  readonly isAllMatching: boolean;
  /** What the list asks, so that "all that match" can be asked again. */
  readonly filter: FilterValues;
  /** More filters: what any of them finds is meant, once. */
  readonly otherFilters?: readonly FilterValues[];
  /** How many are meant: the ticked ones, or all that match. */
  readonly count: number;
  /** How many match in all; absent where the platform does not count. */
  readonly total?: number | undefined;
  readonly toggle: (id: Identifier) => void;
  readonly togglePage: (ids: readonly Identifier[], isOn: boolean) => void;
  readonly selectAllMatching: () => void;
  /** For records that are gone. */
  readonly deselect: (ids: readonly Identifier[]) => void;
  readonly clear: () => void;
}

/** The list that is ticked in. */
export interface ListSelection {
  readonly selectionStore: SelectionStore;
  /** The rows in sight, in order. */
  readonly pageIds: readonly Identifier[];
  readonly filter: FilterValues;
  readonly total?: number | undefined;
}

/** Absent where rows cannot be ticked. */
export const SelectionContext = createContext<ListSelection | undefined>(undefined);

const NO_LIST_SELECTION: ListSelection = {
  selectionStore: createSelectionStore(),
  pageIds: [],
  filter: {},
};

/** Where the rows of the list around keep their ticks. */
export const useListSelection = (): ListSelection =>
  useContext(SelectionContext) ?? NO_LIST_SELECTION;

/** What is ticked. Whoever uses it is drawn again with every tick. */
export const useSelection = (): RowSelection | undefined => {
  const listSelection = useContext(SelectionContext);
  const { selectionStore } = listSelection ?? NO_LIST_SELECTION;
  const { ids, isAllMatching } = useSyncExternalStore(
    selectionStore.subscribe,
    selectionStore.read,
  );
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
