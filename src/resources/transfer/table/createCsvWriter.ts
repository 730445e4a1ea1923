import { type Cell, formatCell } from '../../cells/Cell.ts';
import { escapeFormula } from '../../cells/formula.ts';
import type { TableWriter } from './TableWriter.ts';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Creates a CSV writer: RFC 4180, in UTF-8 with the BOM that Excel recognizes. No cell is a formula.
 *
 * @example
 * const writer = createCsvWriter();
 * writer.add([['Name', 'Rated power (W)'], ['Lamp 12', 40]]);
 * saveFile('lamps.csv', new Blob([...writer.end()], { type: tableMediaTypes.csv }));
 *
 * @see UX-04, SEC-05
 */
export function createCsvWriter(): TableWriter {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(BYTE_ORDER_MARK)];
  return {
    add: rows => parts.push(encoder.encode(rows.map(formatLine).join(''))),
    end: () => parts,
  };
}

const formatLine = (cells: readonly Cell[]): string =>
  // An empty line would be no row.
  cells.length === 1 && formatCell(cells[0]) === ''
    ? '""\r\n'
    : `${cells.map(formatCsvCell).join(',')}\r\n`;

function formatCsvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : formatCell(cell);
  // Spreadsheets with other regional settings split at semicolons and tabs.
  return /[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
