import type { Identifier, RaRecord, SortPayload } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { RowsPage } from '../../../data/eachPage.ts';
import type { PlainObject } from '../../../schema/isObject.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import { buildRowCells } from '../../cells/buildRowCells.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import type { CellFormat } from '../../cells/writeCell.ts';
import { createCsvWriter } from '../table/createCsvWriter.ts';
import { tableMediaTypes, type TableFormat } from '../table/TableWriter.ts';
import { createXlsxWriter } from '../table/createXlsxWriter.ts';
import type { FetchExtraData } from './ExportSource.ts';
import { createRecordNames } from './createRecordNames.ts';

export interface ExportOptions {
  readonly resource: string;
  readonly provider: ConsoleDataProvider;
  /** The ids of the records; absent, all that match the filter. */
  readonly ids?: readonly Identifier[] | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly TransferColumn[];
  readonly heads: readonly string[];
  readonly format: TableFormat;
  /** The name of the sheet. */
  readonly title: string;
  /** Absent: values as stored, which import back without loss. */
  readonly cellFormat?: CellFormat | undefined;
  readonly nameOf: (resource: string, record: PlainObject) => string;
  readonly fetchExtraData?: FetchExtraData | undefined;
}

export interface ExportResult {
  readonly rows: number;
  readonly content: Blob;
  /** The platform has more matching rows that it does not return. */
  readonly isIncomplete: boolean;
}

/**
 * Writes all selected records to a file, page by page, however many there are.
 *
 * @throws LongCellError when a text exceeds the Excel cell limit
 * @throws the error of the platform; the reason of the signal, when it is cancelled
 * @see UX-04
 */
export async function runExport(
  options: ExportOptions,
  { signal, reportProgress }: TaskControl,
): Promise<ExportResult> {
  const { columns, heads, format, title, cellFormat, fetchExtraData } = options;
  const writer = format === 'csv' ? createCsvWriter() : createXlsxWriter({ sheet: title });
  const names = createRecordNames(options.provider, options.nameOf);
  const namedCellFormat = cellFormat && { ...cellFormat, nameOf: names.nameOf };
  let done = 0;
  let isIncomplete = false;
  writer.add([heads]);
  const sources = columns.flatMap(({ path }) => path.slice(0, 1));
  for await (const { rows: plain, total, incomplete } of fetchPages(options, signal)) {
    isIncomplete ||= incomplete !== undefined;
    const rows = fetchExtraData
      ? await fetchExtraData(plain, { provider: options.provider, sources, signal })
      : plain;
    if (namedCellFormat) await names.loadNames(columns, rows, signal);
    writer.add(rows.map(row => buildRowCells(columns, row, namedCellFormat)));
    done += rows.length;
    // The total may have grown since it was counted.
    reportProgress({
      done,
      total: total === undefined ? undefined : Math.max(total, done),
      failed: 0,
    });
  }
  signal.throwIfAborted();
  const content = new Blob([...writer.end()], { type: tableMediaTypes[format] });
  return { rows: done, content, isIncomplete };
}

const ROWS_PER_REQUEST = 500;

async function* fetchPages(
  { provider, resource, ids, filter, sort }: ExportOptions,
  signal: AbortSignal,
): AsyncGenerator<RowsPage> {
  if (!ids) {
    yield* await provider.eachPage(resource, { filter, sort, signal });
    return;
  }
  for (let at = 0; at < ids.length; at += ROWS_PER_REQUEST) {
    signal.throwIfAborted();
    const chunk = ids.slice(at, at + ROWS_PER_REQUEST);
    const { data } = await provider.getMany<RaRecord>(resource, { ids: chunk, signal });
    // In selection order; a record that was deleted meanwhile is missing.
    const found = new Map(data.map(row => [String(row.id), row]));
    yield { rows: chunk.flatMap(id => found.get(String(id)) ?? []), total: ids.length };
  }
}
