/** One record as it is kept: `value` is its JSON text, absent when the record was removed. */
export interface Change {
  readonly collection: string;
  readonly id: string;
  readonly value: string | undefined;
}

/** Where a store writes its changes down. Memory needs none; the server has SQLite, the browser IndexedDB. */
export interface Journal {
  /** Keeps all changes or none. When it returns (or resolves), they survive the end of the process. */
  readonly write: (changes: readonly Change[]) => void | Promise<void>;
  readonly close: () => void;
}

/** What a journal kept, by collection; each record as its JSON text. */
export type Kept = Readonly<Record<string, readonly string[]>>;
