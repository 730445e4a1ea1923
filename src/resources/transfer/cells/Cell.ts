/** An instant or a day as a clock shows it, so that a spreadsheet can calculate with it. */
export interface CellDate {
  /** Milliseconds since 1970, as they would be counted if that clock were in UTC. */
  readonly wallClockMs: number;
  readonly precision: 'date' | 'dateTime';
}

/** What stands in a cell of a file. */
export type Cell = string | number | boolean | CellDate | undefined;

/** A moment as text: `2026-11-12`, or `2026-11-12 08:04:39` with milliseconds only where there are some. */
export function formatCellDate({ wallClockMs, precision }: CellDate): string {
  const iso = new Date(wallClockMs).toISOString();
  const [day = '', time = ''] = iso
    .replace('Z', '')
    .replace(/\.000$/u, '')
    .split('T');
  return precision === 'date' ? day : `${day} ${time}`;
}

/** A cell as a text file has it. */
export function formatCell(cell: Cell): string {
  if (typeof cell === 'object') return formatCellDate(cell);
  return cell === undefined ? '' : String(cell);
}
