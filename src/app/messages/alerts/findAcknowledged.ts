import { parseInstant } from '../../../domain/timeZone.ts';
import type { AlertRecord } from '../AlertRecord.ts';
import type { AlertBook } from './AlertBook.ts';

/**
 * Returns the ids of the alerts of the message centre that a list of the newest unacknowledged ones lacks, though it
 * reaches that far: they were acknowledged elsewhere.
 *
 * @param rows the newest ones, newest first
 * @param total the number of all unacknowledged alerts
 * @param arrivals the ids of those that have arrived since the list was requested
 * @param zone of the site
 */
export function findAcknowledged(
  book: Pick<AlertBook, 'rows'>,
  rows: readonly AlertRecord[],
  total: number,
  arrivals: ReadonlySet<string>,
  zone: string | undefined,
): readonly string[] {
  const listedIds = new Set(rows.map(({ id }) => id));
  const isComplete = rows.length >= total;
  const reachesTo = parseInstant(rows.at(-1)?.update_time, zone);
  return book.rows.flatMap(({ alerts }) =>
    alerts.flatMap(({ id, time }) =>
      (isComplete || parseInstant(time, zone) > reachesTo) &&
      !listedIds.has(id) &&
      !arrivals.has(id)
        ? [id]
        : [],
    ),
  );
}
