/** One thing that was measured. The ledger reads `name`, `row` and `pass`. */
export interface BenchLine {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit: number;
  /** Whether the limit is the most or the least that passes. */
  readonly bound: 'at most' | 'at least';
  readonly pass: boolean;
  /** The row of the ledger that it measures, and its part; absent without a requirement. */
  readonly row?: string;
  /** The value that it is compared with, or a conclusion. */
  readonly note?: string;
}

/** A line whose value passes when it keeps to its limit. */
export function line(measured: Omit<BenchLine, 'pass'>): BenchLine {
  const { value, limit, bound } = measured;
  return { ...measured, pass: bound === 'at most' ? value <= limit : value >= limit };
}

/** The lines as a table of text, numbers flush right. */
export function table(lines: readonly BenchLine[]): string {
  const cells = lines.map(({ pass, name, value, unit, bound, limit, row = '', note = '' }) => [
    pass ? 'ok' : 'FAIL',
    name,
    `${rounded(value)} ${unit}`,
    `${bound} ${limit}`,
    row,
    note,
  ]);
  const widths = [0, 1, 2, 3, 4].map(column =>
    Math.max(...cells.map(cell => (cell[column] ?? '').length)),
  );
  return cells
    .map(cell =>
      cell
        .map((text, i) => (i === 2 ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
