/** An instant or a date as wall-clock time, so that a spreadsheet can calculate with it. */
export interface CellDate {
  /** Milliseconds since 1970, as if the wall-clock time were UTC. */
  readonly wallClockMs: number;
  readonly precision: 'date' | 'dateTime';
}

/** The value of a cell of a file. */
export type Cell = string | number | boolean | CellDate | undefined;

/** Formats a date: `2026-11-12`, or `2026-11-12 08:04:39`, with milliseconds only where they are not zero. */
export function formatCellDate({ wallClockMs, precision }: CellDate): string {
  const iso = new Date(wallClockMs).toISOString();
  const [day = '', time = ''] = iso
    .replace('Z', '')
    .replace(/\.000$/u, '')
    .split('T');
  return precision === 'date' ? day : `${day} ${time}`;
}

/**
 * Formats a cell for a text file.
 *
 * @example formatCell(40) // '40'
 */
export function formatCell(cell: Cell): string {
  if (typeof cell === 'object') return formatCellDate(cell);
  return cell === undefined ? '' : String(cell);
}

const MAX_SHOWN_LENGTH = 40;

/**
 * Shortens the text of a cell for a message about it.
 *
 * @example shortenCell('a'.repeat(60)).length // 41
 */
export const shortenCell = (cell: string): string =>
  cell.length > MAX_SHOWN_LENGTH ? `${cell.slice(0, MAX_SHOWN_LENGTH)}…` : cell;
