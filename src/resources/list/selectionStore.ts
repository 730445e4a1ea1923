import type { Identifier } from 'react-admin';

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
 * @see PERF-07, UX-03
 */
export function createSelectionStore() {
  let state = NO_SELECTION;
  let lastClicked: Identifier | undefined;
  const listeners = new Set<() => void>();

  const setState = (next: SelectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const isSelected = (id: Identifier) => state.isAllMatching || state.ids.has(id);

  /** After "all matching" the rows of the page stay selected, except the deselected one. */
  const set = (
    ids: readonly Identifier[],
    isOn: boolean,
    page: readonly Identifier[] = [...state.ids],
  ) => {
    if (isOn && state.isAllMatching) return;
    const next = new Set(state.isAllMatching ? page : state.ids);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setState({ ids: next, isAllMatching: false });
  };

  return {
    read: () => state,
    isSelected,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
    selectAllMatching: () => setState({ ...state, isAllMatching: true }),
    clear: () => {
      lastClicked = undefined;
      setState(NO_SELECTION);
    },
    /** Removes deleted records from the selection. */
    deselect: (ids: readonly Identifier[]) => {
      if (!ids.some(id => state.ids.has(id))) return;
      const removed = new Set(ids);
      setState({ ...state, ids: new Set([...state.ids].filter(id => !removed.has(id))) });
    },
  };
}

export type SelectionStore = ReturnType<typeof createSelectionStore>;
