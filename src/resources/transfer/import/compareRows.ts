import type { RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { TaskControl } from '../../tasks/Task.ts';
import type { Desk } from '../desk/Desk.ts';
import { pickRows } from './pickRows.ts';
import { STRICT } from './strict.ts';

const AT_ONCE = 500;
/** Rows that are compared with their records; of the others only the number is known. */
const MAX_COMPARED = 20_000;

interface CompareOptions {
  readonly provider: ConsoleDataProvider;
  readonly resource: string;
  readonly desk: Pick<Desk, 'pick' | 'compare'>;
  /** Rows that change a record. */
  readonly total: number;
}

/**
 * Compares rows with the records that they change, so that what is overwritten can be seen before it is.
 *
 * @returns how many were compared
 */
export async function compareRows(
  { provider, resource, desk, total }: CompareOptions,
  { signal, tell }: TaskControl,
): Promise<number> {
  let compared = 0;
  for await (const rows of pickRows(desk, { action: 'update', sources: [] }, AT_ONCE)) {
    if (compared >= MAX_COMPARED) break;
    signal.throwIfAborted();
    const ids = rows.flatMap(({ id }) => id ?? []);
    const { data } = await provider.getMany<RaRecord>(resource, { ids, signal, meta: STRICT });
    const records = new Map(data.map(record => [String(record.id), record]));
    const pairs = rows.flatMap(({ at, id }) => {
      const record = records.get(String(id));
      return record ? [{ at, record }] : [];
    });
    await desk.compare(pairs);
    compared += pairs.length;
    tell({ done: compared, total, failed: 0 });
  }
  return compared;
}
