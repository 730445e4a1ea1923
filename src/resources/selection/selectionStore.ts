import type { Identifier } from 'react-admin';

import { createStore } from '../../domain/createStore.ts';

/** A snapshot of the selection. */
export interface SelectionState {
  /** The individually selected ids, from any page. */
  readonly ids: ReadonlySet<Identifier>;
  /** Whether every matching record is selected, also on pages that were never loaded. */
  readonly isAllMatching: boolean;
}

const NO_SELECTION: SelectionState = { ids: new Set(), isAllMatching: false };

/** The context of a row click, for a range selection. */
interface SelectionClick {
  /** The ids of the page in row order. */
  readonly page: readonly Identifier[];
  /** Whether the click selects the range from the last clicked row. */
  readonly isShiftPressed: boolean;
}

/**
 * Stores the selection of a list outside of React state: a change re-renders only its own checkbox, however many rows
 * there are.
 *
 * @example
 * const selectionStore = createSelectionStore();
 * selectionStore.set(['a1', 'a2'], true);
 * selectionStore.isSelected('a1'); // true
 *
 * @see PERF-07, UX-03
 */
export function createSelectionStore() {
  const store = createStore(NO_SELECTION);
  let lastClicked: Identifier | undefined;
  const isSelected = (id: Identifier) => store.get().isAllMatching || store.get().ids.has(id);

  /** After "all matching" the rows of the page stay selected, except the deselected one. */
  const set = (
    ids: readonly Identifier[],
    isOn: boolean,
    page: readonly Identifier[] = [...store.get().ids],
  ) => {
    const state = store.get();
    if (isOn && state.isAllMatching) return;
    const next = new Set(state.isAllMatching ? page : state.ids);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    store.set({ ids: next, isAllMatching: false });
  };

  return {
    get: store.get,
    isSelected,
    subscribe: store.subscribe,
    set,
    /** Toggles a row; with Shift all rows since the last click get its new state. */
    click: (id: Identifier, { page, isShiftPressed }: SelectionClick) => {
      const [from, to] = [
        lastClicked === undefined ? -1 : page.indexOf(lastClicked),
        page.indexOf(id),
      ];
      const isRange = isShiftPressed && from >= 0 && to >= 0;
      set(
        isRange ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id],
        !isSelected(id),
        page,
      );
      lastClicked = id;
    },
    selectAllMatching: () => store.set({ ...store.get(), isAllMatching: true }),
    clear: () => {
      lastClicked = undefined;
      store.set(NO_SELECTION);
    },
    /** Removes deleted records from the selection. */
    deselect: (ids: readonly Identifier[]) => {
      const state = store.get();
      if (!ids.some(id => state.ids.has(id))) return;
      const removed = new Set(ids);
      store.set({ ...state, ids: new Set([...state.ids].filter(id => !removed.has(id))) });
    },
  };
}

export type SelectionStore = ReturnType<typeof createSelectionStore>;
