import type { FieldKind } from '../../../schema/field.ts';
import { removeInvisible } from '../../../domain/removeInvisible.ts';
import { getValueAtPath } from '../../cells/buildRowCells.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import { formatCell } from '../../cells/Cell.ts';
import { type CellFormat, writeCell } from '../../cells/writeCell.ts';
import type { ReadyRow } from '../importWorker/ImportWorker.ts';

/** A value of these kinds has one notation; lists, JSON and references are compared as records. */
const SHOWN_KINDS: ReadonlySet<FieldKind> = new Set([
  ...(['text', 'email', 'integer', 'number', 'duration', 'boolean', 'enum', 'color'] as const),
  ...(['date', 'dateTime', 'time'] as const),
]);

/**
 * Formats the value that a cell is stored as; undefined where it is what the cell shows.
 *
 * @example formatStoredCell(begin, '2026-11-12 2:30 PM', { begin: '2026-11-12T06:30:00Z' }, cellFormat) // '2026-11-12 14:30:00'
 */
export function formatStoredCell(
  { field, path }: TransferColumn,
  cell: string,
  values: ReadyRow['values'],
  cellFormat: CellFormat,
): string | undefined {
  const value = getValueAtPath(values, path);
  if (value === undefined || value === null || !SHOWN_KINDS.has(field.kind)) return undefined;
  const shown = formatCell(writeCell(field, value, cellFormat));
  const written = removeInvisible(cell).trim();
  const isAsWritten = formatCell(writeCell(field, value)) === cell;
  if (field.kind === 'text') return isAsWritten ? undefined : shown;
  const isSame =
    isAsWritten ||
    written.toLowerCase() === shown.toLowerCase() ||
    // Seconds and digits that are zero change nothing.
    `${written}:00` === shown ||
    (typeof value === 'number' && Number(written) === value);
  return isSame ? undefined : shown;
}
