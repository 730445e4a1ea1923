import { createReport } from '../../city/generateStatuses.ts';
import { isOnline } from '../../model/isOnline.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { MINUTE_MS } from '../../shared/duration.ts';
import { getSettings } from './settingRules.ts';

/** The maximum number of devices that are checked in one step: a large city is checked in steps. */
const MAX_DEVICES_PER_STEP = 10_000;

/** A check of all devices; it is repeated after a minute. */
interface Check {
  readonly startedAt: number;
  /** The devices that are not checked yet. */
  readonly statuses: Iterator<Row>;
  isDone: boolean;
}

const checkByStore = new WeakMap<Store, Check>();

/**
 * Applies the reports of reachable devices that are due since the last check: each reports again one data report period
 * after its last report, with what it measures at that moment. Nearly free in between. The rows of a tester stay as they
 * are.
 */
export function applyReports({ store, clock, city }: RuleContext): void {
  if (!city) return;
  const now = clock();
  const table = store.table('statuses');
  let check = checkByStore.get(store);
  if (check?.isDone && now >= check.startedAt && now < check.startedAt + MINUTE_MS) return;
  if (!check || check.isDone) {
    check = { startedAt: now, statuses: table.values()[Symbol.iterator](), isDone: false };
    checkByStore.set(store, check);
  }
  const period = getSettings(store, 'convention').dataReportPeriod * MINUTE_MS;
  // Times of one format are in the order of their texts.
  const dueUntil = new Date(now - period).toISOString();
  for (let count = 0; count < MAX_DEVICES_PER_STEP; count += 1) {
    const next = check.statuses.next();
    if (next.done) {
      check.isDone = true;
      return;
    }
    const status = next.value;
    if (status.online !== true || String(status.update_time) > dueUntil) continue;
    const asset = store.table('assets').get(status.id);
    if (!asset || !isOnline(store, asset)) continue;
    const last = Date.parse(String(status.update_time));
    const at = last + Math.floor((now - last) / period) * period;
    // Not written to the journal: it follows from the clock and from the last change, which is there.
    table.put(createReport(status, asset, at));
  }
}
