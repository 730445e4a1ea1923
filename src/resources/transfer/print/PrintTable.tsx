interface PrintTableProps {
  readonly heads: readonly string[];
  /** One entry for each column. */
  readonly numericColumns: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** The range of the rows and the total. */
  readonly note: string;
}

/** A single token of digits and capitals, or a date with a time: it has no line break. */
const isUnbreakable = (cell: string) => /^([A-Z0-9_.:-]+|\d{4}-\d\d-\d\d [\d:]+)$/u.test(cell);

/** A column of short texts, such as roles, is as wide as its longest. A Chinese character counts as two. */
const MAX_SHORT_WIDTH = 14;

const getTextWidth = (cell: string) =>
  [...cell].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

const isShort = (head: string, cells: readonly (string | undefined)[]) =>
  [head, ...cells].every((cell = '') => getTextWidth(cell) <= MAX_SHORT_WIDTH);

/** The printed rows of a list: plain text, with the header on every sheet. It is not visible on the screen. */
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
    <section className="print-rows hidden print:mb-8 print:block print:text-9pt">
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
            // Printed rows never change, so the index is a stable key.
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
