import { parse } from 'yaml';

/** One thing that must be seen to work. */
export interface LedgerRow {
  readonly id: string;
  /** The section of the specification. */
  readonly source: string;
  readonly must: string;
  /** The names of what must each be claimed by itself; empty where the row is claimed as a whole. */
  readonly parts: readonly string[];
}

interface WrittenRow {
  readonly src: string;
  readonly must: string;
  readonly parts?: Readonly<Record<string, string>>;
}

type Document = Readonly<Record<string, Readonly<Record<string, WrittenRow>>>>;

/** The rows of the ledger, in its order. */
export function readLedger(yaml: string): readonly LedgerRow[] {
  // All keys and values are texts, also a part that is named `null`.
  const areas = parse(yaml, { schema: 'failsafe' }) as Document;
  return Object.values(areas).flatMap(rows =>
    Object.entries(rows).map(([id, { src, must, parts = {} }]) => ({
      id,
      source: src,
      must,
      parts: Object.keys(parts),
    })),
  );
}
