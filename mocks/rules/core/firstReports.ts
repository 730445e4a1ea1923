import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isLight } from '../../city/lightHistory.ts';
import { MINUTE_MS } from '../../shared/duration.ts';
import { updateLampsMatching } from './lampUpdates.ts';
import { UNKNOWN_MODEL } from './deviceModels.ts';
import { getSettings } from './settingRules.ts';

const FIRST_REPORT_COLLECTION = 'firstReports';

/**
 * Schedules the first report of an added or adopted device: it is unknown until then. An unknown model never reports.
 */
export function scheduleFirstReport(store: Store, { id, model }: Row, now: number): void {
  if (model !== UNKNOWN_MODEL) store.put(FIRST_REPORT_COLLECTION, { id, since: now });
}

/**
 * Applies the first report of devices that were added or adopted one data report period ago: from then on they are like
 * any other. Nearly free while no first report is pending.
 */
export function applyFirstReports(platform: RuleContext): void {
  const { store, clock } = platform;
  const scheduled = [...store.records(FIRST_REPORT_COLLECTION).all()];
  if (scheduled.length === 0) return;
  const period = getSettings(store, 'convention').dataReportPeriod * MINUTE_MS;
  const dueReports = scheduled.filter(({ since }) => Number(since) + period <= clock());
  if (dueReports.length === 0) return;
  for (const { id, since } of dueReports) applyFirstReport(store, id, Number(since) + period);
  updateLampsMatching(platform, { id: { inq: dueReports.map(({ id }) => id) } }, false);
}

function applyFirstReport(store: Store, id: unknown, at: number): void {
  store.remove(FIRST_REPORT_COLLECTION, String(id));
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (asset?.status !== 'unknown' || !status) return;
  const update_time = new Date(at).toISOString();
  const light = isLight(asset) && { brightness: 0 };
  store.put('assets', { ...asset, status: 'normal' });
  store.put('statuses', { ...status, ...light, state: 'normal', online: true, update_time });
}
