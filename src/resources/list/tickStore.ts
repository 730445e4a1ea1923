import type { Identifier } from 'react-admin';

/** What is ticked at one moment. */
export interface Ticked {
  /** Ticked one by one, on any page. */
  readonly ids: ReadonlySet<Identifier>;
  /** Every record that matches is meant, on pages that nobody has seen too. */
  readonly matching: boolean;
}

const NOTHING: Ticked = { ids: new Set(), matching: false };

/** How the rows between two clicks are found. */
interface Click {
  /** The rows of the page, in the order in which they stand. */
  readonly page: readonly Identifier[];
  /** With Shift: every row from the one that was clicked last. */
  readonly through: boolean;
}

/**
 * Keeps the ticks of a list outside React: a tick draws its own box again and nothing else, however
 * many rows there are.
 *
 * @see spec PERF-07, UX-03
 */
export function createTickStore() {
  let ticked = NOTHING;
  let last: Identifier | undefined;
  const listeners = new Set<() => void>();

  const put = (next: Ticked) => {
    ticked = next;
    for (const listener of listeners) listener();
  };
  const isTicked = (id: Identifier) => ticked.matching || ticked.ids.has(id);

  /** Of "all that match" the page in sight stays ticked, as far as it is not ticked off. */
  const set = (
    ids: readonly Identifier[],
    on: boolean,
    page: readonly Identifier[] = [...ticked.ids],
  ) => {
    if (on && ticked.matching) return;
    const next = new Set(ticked.matching ? page : ticked.ids);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    put({ ids: next, matching: false });
  };

  return {
    read: () => ticked,
    isTicked,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Turns a row over; with Shift all rows since the last click become as it becomes. */
    click: (id: Identifier, { page, through }: Click) => {
      const [from, to] = [last === undefined ? -1 : page.indexOf(last), page.indexOf(id)];
      const range = through && from >= 0 && to >= 0;
      set(
        range ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id],
        !isTicked(id),
        page,
      );
      last = id;
    },
    selectMatching: () => put({ ...ticked, matching: true }),
    clear: () => {
      last = undefined;
      put(NOTHING);
    },
    /** The records are gone: they are neither ticked nor meant any more. */
    forget: (ids: readonly Identifier[]) => {
      if (!ids.some(id => ticked.ids.has(id))) return;
      const gone = new Set(ids);
      put({ ...ticked, ids: new Set([...ticked.ids].filter(id => !gone.has(id))) });
    },
  };
}

export type TickStore = ReturnType<typeof createTickStore>;
