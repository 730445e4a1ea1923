import { shortenCell } from '../../cells/Cell.ts';
import type { ParsedSheet, TableReadOptions, TableProblem } from './ParsedSheet.ts';
import { readCsv } from './readCsv.ts';
import { TableError } from './TableError.ts';
import type { TableFormat } from './TableWriter.ts';
import { readXlsx } from './readXlsx.ts';

/** The table of a file. Every cell is text, as a program shows it. */
export interface ImportTable extends Omit<ParsedSheet, 'problems'> {
  readonly format: TableFormat;
  /** The header row first; empty rows are omitted. */
  readonly rows: readonly (readonly string[])[];
  /** The line number of each row in the file, from 1. */
  readonly lines: readonly number[];
  /** What cannot be imported as written, by the index of its row. */
  readonly problems: ReadonlyMap<number, readonly TableProblem[]>;
}

/** The size limit in bytes: a larger file has to be split. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

/**
 * Reads a table file by its content, not by its name.
 *
 * @throws TableError with a message about what the file is instead, and what to do
 * @example
 * readTable(new TextEncoder().encode('name,power\nLamp 12,40'))
 * // { format: 'csv', rows: [['name', 'power'], ['Lamp 12', '40']], lines: [1, 2], encoding: 'utf-8', … }
 *
 * @see SEC-08
 */
export function readTable(bytes: Uint8Array, options: TableReadOptions = {}): ImportTable {
  if (bytes.length > MAX_FILE_BYTES) throw new TableError('transfer.file.large', { max: 200 });
  const format = detectFormat(bytes);
  const { rows, problems, ...choices } =
    format === 'xlsx' ? readXlsx(bytes, options.sheet) : readCsv(bytes, options.encoding);
  const filledRows = [...rows.keys()].filter(at => rows[at]?.some(cell => cell.trim() !== ''));
  if (filledRows.length === 0) throw new TableError('transfer.file.empty');
  if (filledRows.length === 1) throw new TableError('transfer.file.headsOnly');
  const table = filledRows.map(at => rows[at] ?? []);
  return {
    ...choices,
    format,
    rows: table,
    lines: filledRows.map(at => at + 1),
    problems: collectProblems(
      table,
      filledRows,
      Map.groupBy(problems, ({ row }) => row),
    ),
  };
}

/** Returns the problems by the index of the row in the table. */
function collectProblems(
  table: ImportTable['rows'],
  filledRows: readonly number[],
  problemsByRow: ReadonlyMap<number, readonly TableProblem[]>,
): ImportTable['problems'] {
  const found = new Map<number, readonly TableProblem[]>();
  for (const [index, at] of filledRows.entries()) {
    const all = [...findExtraCells(table, index), ...(problemsByRow.get(at) ?? NO_PROBLEMS)];
    if (all.length > 0) found.set(index, all);
  }
  return found;
}

const NO_PROBLEMS: readonly never[] = [];

/** Cells beyond the header have no field. */
function findExtraCells(table: ImportTable['rows'], row: number): readonly TableProblem[] {
  const [heads = [], cells = []] = [table[0], table[row]];
  if (cells.length <= heads.length) return NO_PROBLEMS;
  const extra = cells.slice(heads.length).find(cell => cell.trim() !== '');
  return extra === undefined
    ? NO_PROBLEMS
    : [{ row, key: 'transfer.wrong.extraCell', args: { cell: shortenCell(extra.trim()) } }];
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];
/** The byte order marks of UTF-8 and UTF-16, which mark text files. */
const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

function detectFormat(bytes: Uint8Array): TableFormat {
  if (startsWith(bytes, ZIP_SIGNATURE)) return 'xlsx';
  if (startsWith(bytes, OLE_SIGNATURE)) throw new TableError('transfer.file.oldExcel');
  const isText = BYTE_ORDER_MARKS.some(mark => startsWith(bytes, mark));
  const isBinary = !isText && bytes.subarray(0, 4096).includes(0);
  if (isBinary) throw new TableError('transfer.file.noTable');
  return 'csv';
}
