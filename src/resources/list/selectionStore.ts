import type { Identifier } from 'react-admin';

/** What is ticked at one moment. */
export interface SelectionState {
  /** Ticked one by one, on any page. */
  readonly ids: ReadonlySet<Identifier>;
  /** Every record that matches is meant, on pages that nobody has seen too. */
  readonly isAllMatching: boolean;
}

const NO_SELECTION: SelectionState = { ids: new Set(), isAllMatching: false };

/** How the rows between two clicks are found. */
interface SelectionClick {
  /** The rows of the page, in the order in which they stand. */
  readonly page: readonly Identifier[];
  /** With Shift: every row from the one that was clicked last. */
  readonly isShiftPressed: boolean;
}

/**
 * Keeps the ticks of a list outside React: a tick draws its own box again and nothing else, however
 * many rows there are.
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

  /** Of "all that match" the page in sight stays ticked, as far as it is not ticked off. */
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
    /** Turns a row over; with Shift all rows since the last click become as it becomes. */
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
    /** The records are gone: they are neither ticked nor meant any more. */
    deselect: (ids: readonly Identifier[]) => {
      if (!ids.some(id => state.ids.has(id))) return;
      const removed = new Set(ids);
      setState({ ...state, ids: new Set([...state.ids].filter(id => !removed.has(id))) });
    },
  };
}

export type SelectionStore = ReturnType<typeof createSelectionStore>;
