import type { Surroundings } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';

/** What a broadcast device is at, by number. @see spec A4 */
const BROADCAST = 2;
const FREE = 4;

const RECORDS = 'broadcasts';

/** Lets a device say that it plays, for so many seconds. */
export function beginBroadcast(platform: Surroundings, { id }: Row, seconds: number): void {
  const until = platform.clock() + seconds * 1000;
  platform.store.put(RECORDS, { id, until });
  putWork(platform, id, BROADCAST);
}

/** Ends what has been played to its end. Nearly free when nothing is played. */
export function settleBroadcasts(platform: Surroundings): void {
  const now = platform.clock();
  for (const { id, until } of [...platform.store.records(RECORDS).all()]) {
    if (Number(until) > now) continue;
    platform.store.remove(RECORDS, String(id));
    putWork(platform, id, FREE);
  }
}

function putWork({ store, clock }: Surroundings, id: unknown, work_status: number) {
  const status = store.table('statuses').get(id);
  if (!status) return;
  store.put('statuses', { ...status, work_status, update_time: new Date(clock()).toISOString() });
}
