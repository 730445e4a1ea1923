import type { SortPayload } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { SECOND_MS } from '../../../domain/duration.ts';
import { createNumberFormat } from '../../../domain/formatNumber.ts';
import type { PlainObject } from '../../../schema/isObject.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import { type Cell, formatCell } from '../../cells/Cell.ts';
import { buildRowCells } from '../../cells/buildRowCells.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import type { CellFormat } from '../../cells/writeCell.ts';
import type { FetchExtraData } from '../export/ExportSource.ts';
import { createRecordNames } from '../export/createRecordNames.ts';

/** The maximum number of printed rows: some twenty-five sheets. An export has no limit. */
export const MAX_PRINTED_ROWS = 1_000;

interface PrintOptions {
  readonly resource: string;
  readonly provider: ConsoleDataProvider;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly TransferColumn[];
  readonly heads: readonly string[];
  readonly cellFormat: CellFormat;
  /** The language that parts the thousands of numbers, as on the screen. */
  readonly language: string;
  readonly nameOf: (resource: string, record: PlainObject) => string;
  readonly fetchExtraData?: FetchExtraData | undefined;
}

/** Digits after the point, as many as the screen shows. */
const MAX_DECIMALS = 6;

const NUMERIC_KINDS = new Set(['integer', 'number', 'duration']);

/**
 * The formatted cells of the rows, and the total row count. The headers belong to the rows: paper is narrower than the
 * screen, and a narrow list has other columns.
 */
export interface PrintedRows {
  readonly heads: readonly string[];
  /** One entry for each column. */
  readonly numericColumns: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
  /** The platform has more matching rows that it did not return. */
  readonly isIncomplete: boolean;
}

/**
 * Fetches the rows of a list for print, from the first one up to the print limit.
 *
 * @throws the error of the platform; the reason of the signal, when it is cancelled
 */
export async function fetchPrintRows(
  options: PrintOptions,
  { signal, reportProgress }: TaskControl,
): Promise<PrintedRows> {
  const { resource, provider, filter, sort, columns, heads, cellFormat, nameOf, fetchExtraData } =
    options;
  const formatNumber = createNumberFormat(options.language, { max: MAX_DECIMALS });
  const names = createRecordNames(provider, nameOf);
  const sources = columns.flatMap(({ path }) => path.slice(0, 1));
  const numericColumns = columns.map(({ field }) => NUMERIC_KINDS.has(field.kind));
  const printed: (readonly string[])[] = [];
  let total = 0;
  let isIncomplete = false;
  const pages = await provider.eachPage(resource, { filter, sort, signal });
  for await (const page of pages) {
    const pageRows = page.rows.slice(0, MAX_PRINTED_ROWS - printed.length);
    const rows = fetchExtraData
      ? await fetchExtraData(pageRows, { provider, sources, signal })
      : pageRows;
    await names.loadNames(columns, rows, signal);
    const namedCellFormat = { ...cellFormat, nameOf: names.nameOf };
    printed.push(
      ...rows.map(row =>
        buildRowCells(columns, row, namedCellFormat).map((cell, columnIndex) =>
          typeof cell === 'number' && numericColumns[columnIndex]
            ? formatNumber(cell)
            : formatPrintCell(cell),
        ),
      ),
    );
    isIncomplete ||= page.incomplete !== undefined;
    total = Math.max(page.incomplete?.total ?? page.total ?? 0, printed.length);
    reportProgress({ done: printed.length, total: Math.min(total, MAX_PRINTED_ROWS), failed: 0 });
    if (printed.length >= MAX_PRINTED_ROWS) break;
  }
  return { heads, numericColumns, rows: printed, total, isIncomplete };
}

/** Formats a cell like the screen: times to the second. */
const formatPrintCell = (cell: Cell): string =>
  formatCell(
    typeof cell === 'object'
      ? { ...cell, wallClockMs: Math.floor(cell.wallClockMs / SECOND_MS) * SECOND_MS }
      : cell,
  );
