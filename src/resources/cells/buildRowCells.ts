import type { Cell } from './Cell.ts';
import type { TransferColumn } from './buildTransferColumns.ts';
import { type CellFormat, writeCell } from './writeCell.ts';

type RowValues = Readonly<Record<string, unknown>>;

/**
 * Returns the value at the end of a path; undefined where the path ends early.
 *
 * @example getValueAtPath({ geoPoint: { lat: 30.2 } }, ['geoPoint', 'lat']) // 30.2
 */
export const getValueAtPath = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as RowValues)[step]
        : undefined,
    row,
  );

/**
 * Converts a record to the cells of its columns: formatted, or as stored.
 *
 * @example buildRowCells(buildTransferColumns([name, power]), { name: 'Lamp 12', power: 40 }) // ['Lamp 12', 40]
 */
export const buildRowCells = (
  columns: readonly TransferColumn[],
  row: RowValues,
  cellFormat?: CellFormat,
): readonly Cell[] =>
  columns.map(({ field, path }) => {
    const value = getValueAtPath(row, path);
    const operationLabel =
      field.operationText && cellFormat?.formatOperationText?.(field, value, row);
    return operationLabel ?? writeCell(field, value, cellFormat);
  });
