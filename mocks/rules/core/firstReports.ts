import type { Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isLight } from '../../city/histories.ts';
import { settleLampsIn } from './lights.ts';
import { UNKNOWN_MODEL } from './models.ts';
import { settingsOf } from './settings.ts';

const RECORDS = 'firstReports';

const MINUTE = 60_000;

/** Waits for a device that was added or adopted: it is unknown until it reports. A stranger never does. */
export function awaitFirstReport(store: Store, { id, model }: Row, now: number): void {
  if (model !== UNKNOWN_MODEL) store.put(RECORDS, { id, since: now });
}

/**
 * Lets the devices report for the first time that were added or adopted a data report period ago: from then on they
 * are as any other. Nearly free while nobody is waited for.
 */
export function settleFirstReports(platform: Surroundings): void {
  const { store, clock } = platform;
  const waiting = [...store.records(RECORDS).all()];
  if (waiting.length === 0) return;
  const period = settingsOf(store, 'convention').dataReportPeriod * MINUTE;
  const due = waiting.filter(({ since }) => Number(since) + period <= clock());
  if (due.length === 0) return;
  for (const { id, since } of due) report(store, id, Number(since) + period);
  settleLampsIn(platform, { id: { inq: due.map(({ id }) => id) } }, false);
}

function report(store: Store, id: unknown, at: number): void {
  store.remove(RECORDS, String(id));
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (asset?.status !== 'unknown' || !status) return;
  const update_time = new Date(at).toISOString();
  const light = isLight(asset) && { brightness: 0 };
  store.put('assets', { ...asset, status: 'normal' });
  store.put('statuses', { ...status, ...light, state: 'normal', online: true, update_time });
}
