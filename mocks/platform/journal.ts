/** One record as it is kept. What was drawn is not: the same values draw the same city again. */
export interface StoreChange {
  readonly collection: string;
  readonly id: string;
  /** Its JSON text; null for a drawn one that was removed; undefined for one that leaves no trace. */
  readonly value: string | null | undefined;
}

/** Where a state began: all that is needed to have it again without keeping it. */
export type StateOrigin =
  | {
      readonly from: 'city';
      readonly seed: number;
      readonly assets: number;
      readonly users: number;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** What was drawn, in short: another version of the drawing gives another value. */
      readonly fingerprint: string;
    }
  /** Every row is among the changes. */
  | { readonly from: 'rows' };

/** Where a store writes its changes down. Memory needs none; the server has SQLite, the browser IndexedDB. */
export interface Journal {
  /** Keeps where a new state begins, with its first changes: both or neither. */
  readonly begin: (origin: StateOrigin, changes: readonly StoreChange[]) => void | Promise<void>;
  /** Keeps all changes or none. When it returns (or resolves), they survive the end of the process. */
  readonly write: (changes: readonly StoreChange[]) => void | Promise<void>;
  readonly close: () => void;
}

/** What a journal kept. */
export interface PersistedState {
  readonly origin: StateOrigin;
  /** The last of each record. */
  readonly changes: Iterable<StoreChange>;
}
