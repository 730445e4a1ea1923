import type { NameLanguage } from './nameLanguage.ts';

/** One stored record. Generated data is not stored: the same values generate the same city again. */
export interface StoreChange {
  readonly collection: string;
  readonly id: string;
  /** The record as JSON text; null for a removed generated record; undefined to delete the journal entry. */
  readonly value: string | null | undefined;
}

/** The origin of a state: the parameters that generate it again without storing it. */
export type StateOrigin =
  | {
      readonly from: 'city';
      readonly seed: number;
      readonly assets: number;
      readonly users: number;
      /** Milliseconds since 1970. */
      readonly now: number;
      /** The language of the names; `zh` when absent. */
      readonly names?: NameLanguage | undefined;
      /** The fingerprint of the generated data: another version of the generation gives another value. */
      readonly fingerprint: string;
    }
  /** Every row is among the changes. */
  | { readonly from: 'rows' };

/** The persistent log of a store's changes. Memory needs none; the server has SQLite, the browser IndexedDB. */
export interface Journal {
  /** Persists the origin of a new state and its first changes: both or neither. */
  readonly begin: (origin: StateOrigin, changes: readonly StoreChange[]) => void | Promise<void>;
  /** Persists all changes or none. When it returns (or resolves), they survive the end of the process. */
  readonly write: (changes: readonly StoreChange[]) => void | Promise<void>;
  readonly close: () => void;
}

/** The restored contents of a journal. */
export interface PersistedState {
  readonly origin: StateOrigin;
  /** The last change of each record. */
  readonly changes: Iterable<StoreChange>;
}
