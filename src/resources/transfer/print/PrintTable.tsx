interface PrintTableProps {
  readonly heads: readonly string[];
  /** Which columns hold numbers. */
  readonly numericColumns: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Which rows these are of how many. */
  readonly note: string;
}

/** One word of digits and capitals, or a time with its day: it is not parted at the end of a line. */
const isUnbreakable = (cell: string) => /^([A-Z0-9_.:-]+|\d{4}-\d\d-\d\d [\d:]+)$/u.test(cell);

/** A column of short words, such as roles, is as wide as they are. Chinese signs count for two. */
const MAX_SHORT_WIDTH = 14;

const getTextWidth = (cell: string) =>
  [...cell].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

const isShort = (head: string, cells: readonly (string | undefined)[]) =>
  [head, ...cells].every((cell = '') => getTextWidth(cell) <= MAX_SHORT_WIDTH);

/** The rows of a list for paper: plain text, with the heads on every sheet. Nothing of it is on the screen. */
export const PrintTable = ({ heads, numericColumns, rows, note }: PrintTableProps) => {
  const shortColumns = heads.map((head, columnIndex) =>
    isShort(
      head,
      rows.map(cells => cells[columnIndex]),
    ),
  );
  const getCellClass = (columnIndex: number, cell?: string) =>
    [
      (shortColumns[columnIndex] || (cell !== undefined && isUnbreakable(cell))) && 'print-whole',
      numericColumns[columnIndex] && 'print-number',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <section className="print-rows">
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head, columnIndex) => (
              <th key={head} scope="col" className={getCellClass(columnIndex)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // A print has no keys: its rows never change.
            <tr key={row}>
              {cells.map((cell, columnIndex) => (
                <td key={heads[columnIndex]} className={getCellClass(columnIndex, cell)}>
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
