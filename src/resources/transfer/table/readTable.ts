import { readCsv } from './readCsv.ts';
import { TableError } from './TableError.ts';
import type { TableFormat } from './TableWriter.ts';
import { readXlsx } from './readXlsx.ts';

/** The table of a file. Every cell is text, as a program shows it. */
export interface ImportTable {
  readonly format: TableFormat;
  /** The header row first; empty rows are omitted. */
  readonly rows: readonly (readonly string[])[];
  /** The line number of each row in the file, from 1. */
  readonly lines: readonly number[];
}

/** The size limit in bytes: a larger file has to be split. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

/**
 * Reads a table file by its content, not by its name.
 *
 * @throws TableError with a message about what the file is instead, and what to do
 * @example
 * readTable(new TextEncoder().encode('name,power\nLamp 12,40'))
 * // { format: 'csv', rows: [['name', 'power'], ['Lamp 12', '40']], lines: [1, 2] }
 *
 * @see SEC-08
 */
export function readTable(bytes: Uint8Array): ImportTable {
  if (bytes.length > MAX_FILE_BYTES) throw new TableError('transfer.file.large', { max: 200 });
  const format = detectFormat(bytes);
  const rows = format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
  const numbered = rows
    .map((cells, at) => ({ cells, line: at + 1 }))
    .filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
  if (numbered.length === 0) throw new TableError('transfer.file.empty');
  if (numbered.length === 1) throw new TableError('transfer.file.headsOnly');
  return {
    format,
    rows: numbered.map(({ cells }) => cells),
    lines: numbered.map(({ line }) => line),
  };
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
