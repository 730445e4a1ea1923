import type { Cell } from '../../cells/Cell.ts';

export type TableFormat = 'csv' | 'xlsx';

/** Writes a table to a file, row by row: written rows are released. */
export interface TableWriter {
  /** The first row is the header. */
  add(rows: readonly (readonly Cell[])[]): void;
  /** Returns the bytes of the whole file. No rows can be added afterwards. */
  end(): readonly Uint8Array<ArrayBuffer>[];
}

export const tableMediaTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
