/** An instant or a day as a clock shows it, so that a spreadsheet can calculate with it. */
export interface Moment {
  /** Milliseconds since 1970, as they would be counted if that clock were in UTC. */
  readonly clock: number;
  readonly of: 'date' | 'dateTime';
}

/** What stands in a cell of a file. */
export type Cell = string | number | boolean | Moment | undefined;

/** A moment as text: `2026-11-12`, or `2026-11-12 08:04:39` with milliseconds only where there are some. */
export function momentText({ clock, of }: Moment): string {
  const iso = new Date(clock).toISOString();
  const [day = '', time = ''] = iso
    .replace('Z', '')
    .replace(/\.000$/u, '')
    .split('T');
  return of === 'date' ? day : `${day} ${time}`;
}

/** A cell as a text file has it. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'object') return momentText(cell);
  return cell === undefined ? '' : String(cell);
}
