import type { Cell } from '../cells/Cell.ts';

export type TableFormat = 'csv' | 'xlsx';

/** A table as a file, row after row: what is written is let go of. */
export interface TableWriter {
  /** The first rows are the heads. */
  add(rows: readonly (readonly Cell[])[]): void;
  /** The bytes of the whole file. Nothing is added after. */
  end(): readonly Uint8Array<ArrayBuffer>[];
}

export const tableMediaTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
