import { parse } from 'yaml';

/** One thing that must be seen to work. */
export interface Row {
  readonly id: string;
  /** Where it is asked for. */
  readonly source: string;
  readonly must: string;
}

type Document = Readonly<Record<string, Readonly<Record<string, { src: string; must: string }>>>>;

/** The rows of the ledger, in its order. */
export function readLedger(yaml: string): readonly Row[] {
  const areas = parse(yaml) as Document;
  return Object.values(areas).flatMap(rows =>
    Object.entries(rows).map(([id, { src, must }]) => ({ id, source: src, must })),
  );
}
