import type { Cell } from './Cell.ts';
import type { TransferColumn } from './transferColumns.ts';
import { type CellWords, writeCell } from './writeCell.ts';

type Row = Readonly<Record<string, unknown>>;

/** The value at the end of a path; undefined where the path ends early. */
export const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Row)[step]
        : undefined,
    row,
  );

/** A record as the cells of its columns: in words, or as it is stored. */
export const rowCells = (
  columns: readonly TransferColumn[],
  row: Row,
  words?: CellWords,
): readonly Cell[] =>
  columns.map(({ field, path }) => {
    const value = valueAt(row, path);
    const said = field.names && words?.operationText?.(field, value, row);
    return said ?? writeCell(field, value, words);
  });
