interface PrintTableProps {
  readonly heads: readonly string[];
  /** Which columns hold numbers. */
  readonly numeric: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Which rows these are of how many. */
  readonly note: string;
}

/** One word of digits and capitals, or a time with its day: it is not parted at the end of a line. */
const isWhole = (cell: string) => /^([A-Z0-9_.:-]+|\d{4}-\d\d-\d\d [\d:]+)$/u.test(cell);

/** A column of short words, such as roles, is as wide as they are. Chinese signs count for two. */
const MAX_SHORT = 14;

const widthOf = (cell: string) =>
  [...cell].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

const isShort = (head: string, cells: readonly (string | undefined)[]) =>
  [head, ...cells].every((cell = '') => widthOf(cell) <= MAX_SHORT);

/** The rows of a list for paper: plain text, with the heads on every sheet. Nothing of it is on the screen. */
export const PrintTable = ({ heads, numeric, rows, note }: PrintTableProps) => {
  const short = heads.map((head, at) =>
    isShort(
      head,
      rows.map(cells => cells[at]),
    ),
  );
  const classAt = (at: number, cell?: string) =>
    [
      (short[at] || (cell !== undefined && isWhole(cell))) && 'print-whole',
      numeric[at] && 'print-number',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <section className="print-rows">
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={classAt(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // A print has no keys: its rows never change.
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={heads[at]} className={classAt(at, cell)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
