interface PrintTableProps {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Which rows these are of how many. */
  readonly note: string;
}

/** One word of digits and capitals, or a time with its day: it is not parted at the end of a line. */
const isWhole = (cell: string) => /^([A-Z0-9_.:-]+|\d{4}-\d\d-\d\d [\d:]+)$/u.test(cell);

/** The rows of a list for paper: plain text, with the heads on every sheet. Nothing of it is on the screen. */
export const PrintTable = ({ heads, rows, note }: PrintTableProps) => (
  <section className="print-rows">
    <p>{note}</p>
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
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
              <td key={heads[at]} className={isWhole(cell) ? 'print-whole' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
