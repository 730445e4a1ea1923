import { type Cell, formatCell } from '../cells/Cell.ts';
import { escapeFormula } from '../cells/formula.ts';
import type { TableWriter } from './TableWriter.ts';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV as RFC 4180 has it, in UTF-8 with the mark by which Excel knows it. No cell of it is a formula.
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
  // A line of one blank cell would be no row at all.
  cells.length === 1 && formatCell(cells[0]) === ''
    ? '""\r\n'
    : `${cells.map(formatCsvCell).join(',')}\r\n`;

function formatCsvCell(cell: Cell): string {
  const text = typeof cell === 'string' ? escapeFormula(cell) : formatCell(cell);
  // Semicolons and tabs part cells where another country's settings read the file.
  return /[",;\t\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
