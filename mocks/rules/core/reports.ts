import { energyBetween, litMsBetween } from '../../city/histories.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { isObject } from '../../loopback/json.ts';
import { asked } from '../../platform/crud.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { energyOf, onlineAt, percent, ratesOf, round } from './meters.ts';
import { installedAt } from '../../city/installedAt.ts';
import { type Span, spanOf } from './periods.ts';
import { askedDevices, askedEdges, rowsBySteps, timeOf } from './statistics.ts';

type DeviceReport = components['schemas']['DeviceReport'];

/** A report without a limit has so many rows, and one with a limit at most so many. */
const USUAL_ROWS = 1000;

/** How often a device is asked after in the time of a report. */
const MOMENTS = 48;

const MOST_ROWS = 5000;

/** How many rows are answered; what is no number the engine refuses. */
const rowsAt = (limit: unknown): unknown =>
  typeof limit === 'number' ? Math.min(limit, MOST_ROWS) : (limit ?? USUAL_ROWS);

function getDeviceReport(call: Call): readonly DeviceReport[] {
  const { store } = call.platform;
  const span = spanOf(call);
  const { where, order, limit, offset, skip } = asked(call.query.filter);
  const page = {
    ...{ where: conditionOf(where), order: orderOf(order) },
    ...{ limit: rowsAt(limit), offset, skip },
  };
  const rows = store.table('assets').find(page);
  const ids = rows.map(({ id }) => id);
  const faults = countByAsset(store, 'faults', ids, span);
  const alerts = countByAsset(store, 'alerts', ids, span);
  return rows.map(row => ({
    ...figuresOf(row, span),
    faults: faults.get(row.id) ?? 0,
    alerts: alerts.get(row.id) ?? 0,
  }));
}

/** The columns of the report by which devices are chosen and ordered, and what they are called there. */
const COLUMNS: Readonly<Record<string, string>> = {
  asset_id: 'id',
  asset_name: 'name',
  domain_id: 'domainId',
};

const FIGURES: readonly string[] = ['energy', 'litHours', 'onlineRate', 'faults', 'alerts'];

/** @throws Refusal 400 (1) it is reckoned, and devices do not have it */
function columnOf(name: string): string {
  if (FIGURES.includes(name)) throw refuse.malformed(`"${name}" is reckoned: it orders nothing.`);
  return COLUMNS[name] ?? name;
}

/** A condition on the report as one on devices. @throws Refusal 400 (1) */
function conditionOf(where: unknown): unknown {
  if (!isObject(where)) return where;
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      Array.isArray(value) && ['and', 'or', 'nor'].includes(key)
        ? [key, value.map(conditionOf)]
        : [columnOf(key), value],
    ),
  );
}

/** An order of the report as one of devices. @throws Refusal 400 (1) */
function orderOf(order: unknown): unknown {
  if (Array.isArray(order)) return order.map(orderOf);
  if (typeof order !== 'string') return order;
  return order
    .split(',')
    .map(part => part.trim().replace(/^\S+/, columnOf))
    .join(',');
}

function countByAsset(
  store: Store,
  resource: 'faults' | 'alerts',
  ids: readonly unknown[],
  { from, to }: Span,
): ReadonlyMap<unknown, number> {
  const key = resource === 'alerts' ? 'update_time' : 'begin_time';
  return store.table(resource).countBy('asset_id', {
    and: [
      { asset_id: { inq: ids } },
      { [key]: { gte: new Date(from).toISOString() } },
      { [key]: { lt: new Date(to).toISOString() } },
    ],
  });
}

function figuresOf(row: Row, { from, to }: Span): Omit<DeviceReport, 'faults' | 'alerts'> {
  const { id, name, model, domainId } = row;
  const begin = Math.max(from, installedAt(row));
  const moments = Array.from(
    { length: begin < to ? MOMENTS : 0 },
    (_, n) => begin + ((n + 0.5) * (to - begin)) / MOMENTS,
  );
  const online = moments.filter(ms => onlineAt([row], ms) > 0).length;
  return {
    asset_id: String(id),
    asset_name: String(name),
    model: model as DeviceReport['model'],
    domain_id: String(domainId),
    ...(row.controllerId === undefined && { energy: round(energyBetween(row, from, to)) }),
    litHours: Math.round(litMsBetween(row, from, to) / 360_000) / 10,
    onlineRate: percent(online, moments.length),
  };
}

const countDeviceReport: Rule = ({ query, platform: { store } }) => ({
  count: store.table('assets').count(asked(conditionOf(query.where))),
});

const getStatReport: Rule = call => {
  const { store } = call.platform;
  const edges = askedEdges(call);
  const chosen = askedDevices(call);
  const energy = energyOf(store, chosen, edges);
  const rates = ratesOf(store, chosen, edges);
  const faults = rowsBySteps(call, 'faults', edges);
  const alerts = rowsBySteps(call, 'alerts', edges);
  return energy.map((step, i) => ({
    time: timeOf(edges, i),
    ...step,
    ...rates[i],
    faults: faults[i]?.length ?? 0,
    alerts: alerts[i]?.length ?? 0,
  }));
};

/** The rules of the reports. @see spec A2, MON-04 */
export const reportRules: Readonly<Record<string, Rule>> = {
  getDeviceReport,
  countDeviceReport,
  getStatReport,
};
