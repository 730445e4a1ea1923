import type { SortPayload } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { Owner } from '../../fieldKit.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import { type Cell, cellText } from '../cells/Cell.ts';
import { rowCells } from '../cells/rowCells.ts';
import type { TransferColumn } from '../cells/transferColumns.ts';
import type { CellWords } from '../cells/writeCell.ts';
import type { FetchExtraData } from '../export/ExportSource.ts';
import { recordNames } from '../export/recordNames.ts';

/** Rows of one print: some twenty-five sheets. What is longer is an export. */
export const MAX_PRINTED = 1_000;

interface PrintOptions {
  readonly resource: string;
  readonly provider: ConsoleDataProvider;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly TransferColumn[];
  readonly heads: readonly string[];
  readonly words: CellWords;
  readonly nameOf: (resource: string, record: Owner) => string;
  readonly fetchExtraData?: FetchExtraData | undefined;
}

const NUMERIC = new Set(['integer', 'number', 'duration']);

/** The cells of rows in words, and how many rows there are in all. The heads stay those of the rows: paper is narrower than the screen, and a narrow list has other columns. */
export interface PrintedRows {
  readonly heads: readonly string[];
  /** Which columns hold numbers. */
  readonly numeric: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}

/**
 * Reads the rows of a list for paper, from the first one on, up to the limit of a print.
 *
 * @throws what the platform refuses; the reason of the signal, when it is cancelled
 */
export async function fetchPrint(
  options: PrintOptions,
  { signal, tell }: TaskControl,
): Promise<PrintedRows> {
  const { resource, provider, filter, sort, columns, heads, words, nameOf, fetchExtraData } =
    options;
  const names = recordNames(provider, nameOf);
  const sources = columns.flatMap(({ path }) => path.slice(0, 1));
  const printed: (readonly string[])[] = [];
  let total = 0;
  const pages = await provider.eachPage(resource, { filter, sort, signal });
  for await (const page of pages) {
    const some = page.rows.slice(0, MAX_PRINTED - printed.length);
    const rows = fetchExtraData ? await fetchExtraData(some, { provider, sources, signal }) : some;
    await names.learn(columns, rows, signal);
    const spoken = { ...words, nameOf: names.nameOf };
    printed.push(...rows.map(row => rowCells(columns, row, spoken).map(printText)));
    total = Math.max(page.total ?? 0, printed.length);
    tell({ done: printed.length, total: Math.min(total, MAX_PRINTED), failed: 0 });
    if (printed.length >= MAX_PRINTED) break;
  }
  const numeric = columns.map(({ field }) => NUMERIC.has(field.kind));
  return { heads, numeric, rows: printed, total };
}

const SECOND_MS = 1_000;

/** A cell as the screen shows it: times to the second. */
const printText = (cell: Cell): string =>
  cellText(
    typeof cell === 'object'
      ? { ...cell, clock: Math.floor(cell.clock / SECOND_MS) * SECOND_MS }
      : cell,
  );
