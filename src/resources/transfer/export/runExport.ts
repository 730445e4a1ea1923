import type { Identifier, RaRecord, SortPayload } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { RowsPage } from '../../../data/eachPage.ts';
import type { Owner } from '../../fieldKit.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import { rowCells } from '../cells/rowCells.ts';
import type { TransferColumn } from '../cells/transferColumns.ts';
import type { CellWords } from '../cells/writeCell.ts';
import { csvWriter } from '../table/csvWriter.ts';
import { mediaTypes, type TableFormat } from '../table/TableWriter.ts';
import { xlsxWriter } from '../table/xlsxWriter.ts';
import type { FetchExtraData } from './ExportSource.ts';
import { recordNames } from './recordNames.ts';

/** What an export is made of. */
export interface ExportOrder {
  readonly resource: string;
  readonly provider: ConsoleDataProvider;
  /** These records; absent, all that the question finds. */
  readonly ids?: readonly Identifier[] | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly columns: readonly TransferColumn[];
  readonly heads: readonly string[];
  readonly format: TableFormat;
  /** The name of the sheet. */
  readonly title: string;
  /** Absent: values as they are stored, which imports back without loss. */
  readonly words?: CellWords | undefined;
  readonly nameOf: (resource: string, record: Owner) => string;
  readonly fetchExtraData?: FetchExtraData | undefined;
}

export interface Exported {
  readonly rows: number;
  readonly content: Blob;
  /** The platform has more rows that match, and does not send them. */
  readonly isIncomplete: boolean;
}

/**
 * Writes every record that is asked for into a file, page after page, however many there are.
 *
 * @throws LongCellError when a text is longer than a cell of Excel takes
 * @throws what the platform refuses; the reason of the signal, when it is cancelled
 * @see UX-04
 */
export async function runExport(
  order: ExportOrder,
  { signal, tell }: TaskControl,
): Promise<Exported> {
  const { columns, heads, format, title, words, fetchExtraData } = order;
  const writer = format === 'csv' ? csvWriter() : xlsxWriter({ sheet: title });
  const names = recordNames(order.provider, order.nameOf);
  const spoken = words && { ...words, nameOf: names.nameOf };
  let done = 0;
  let isIncomplete = false;
  writer.add([heads]);
  const sources = columns.flatMap(({ path }) => path.slice(0, 1));
  for await (const { rows: plain, total, incomplete } of pagesOf(order, signal)) {
    isIncomplete ||= incomplete !== undefined;
    const rows = fetchExtraData
      ? await fetchExtraData(plain, { provider: order.provider, sources, signal })
      : plain;
    if (spoken) await names.learn(columns, rows, signal);
    writer.add(rows.map(row => rowCells(columns, row, spoken)));
    done += rows.length;
    // More may have come since it was counted.
    tell({ done, total: total === undefined ? undefined : Math.max(total, done), failed: 0 });
  }
  signal.throwIfAborted();
  const content = new Blob([...writer.end()], { type: mediaTypes[format] });
  return { rows: done, content, isIncomplete };
}

const AT_ONCE = 500;

async function* pagesOf(
  { provider, resource, ids, filter, sort }: ExportOrder,
  signal: AbortSignal,
): AsyncGenerator<RowsPage> {
  if (!ids) {
    yield* await provider.eachPage(resource, { filter, sort, signal });
    return;
  }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + AT_ONCE);
    const { data } = await provider.getMany<RaRecord>(resource, { ids: some, signal });
    // In the order in which they were ticked; one that is gone meanwhile is not there.
    const found = new Map(data.map(row => [String(row.id), row]));
    yield { rows: some.flatMap(id => found.get(String(id)) ?? []), total: ids.length };
  }
}
