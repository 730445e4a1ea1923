import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { ImportWorker } from '../importWorker/ImportWorker.ts';
import { pickRows } from './pickRows.ts';
import { STRICT_LIST_META } from './strictListMeta.ts';

const ROWS_PER_REQUEST = 500;
/** The maximum number of rows compared with their records; the others are only counted. */
const MAX_COMPARED = 20_000;

interface CompareOptions {
  readonly provider: ConsoleDataProvider;
  readonly resource: string;
  readonly worker: Pick<ImportWorker, 'pick' | 'compare'>;
  /** The number of rows that update a record. */
  readonly total: number;
}

/**
 * Compares rows with the records that they update, to show what will be overwritten.
 *
 * @returns how many were compared
 */
export async function compareRows(
  { provider, resource, worker, total }: CompareOptions,
  { signal, reportProgress }: TaskControl,
): Promise<number> {
  let comparedCount = 0;
  for await (const rows of pickRows(worker, { action: 'update', sources: [] }, ROWS_PER_REQUEST)) {
    if (comparedCount >= MAX_COMPARED) break;
    signal.throwIfAborted();
    const ids = rows.flatMap(({ id }) => id ?? []);
    const { data } = await provider.getMany<RaRecord>(resource, {
      ids,
      signal,
      meta: STRICT_LIST_META,
    });
    const records = new Map(data.map(record => [String(record.id), record]));
    const pairs = rows.flatMap(({ at, id }) => {
      const record = records.get(String(id));
      return record ? [{ at, record }] : [];
    });
    await worker.compare(pairs);
    comparedCount += pairs.length;
    reportProgress({ done: comparedCount, total, failed: 0 });
  }
  return comparedCount;
}
