import { getEnergyBetween, getLitMsBetween } from '../../city/lightHistory.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { isJsonObject } from '../../loopback/json.ts';
import { toFilterObject } from '../../platform/crud.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getEnergy, countOnlineAt, toPercent, getRates, roundEnergy } from './deviceRates.ts';
import { getInstallTime } from '../../city/getInstallTime.ts';
import { type QueryTimeSpan, readTimeSpan } from './periods.ts';
import { readDeviceQuery, readStepEdges, groupRowsByStep, getStepTime } from './statisticRules.ts';

type DeviceReport = components['schemas']['DeviceReport'];

/** A report without a limit has so many rows, and one with a limit at most so many. */
const DEFAULT_ROWS = 1000;

/** How often a device is asked after in the time of a report. */
const ONLINE_SAMPLES = 48;

const MAX_ROWS = 5000;

/** How many rows are answered; what is no number the engine refuses. */
const getRowLimit = (limit: unknown): unknown =>
  typeof limit === 'number' ? Math.min(limit, MAX_ROWS) : (limit ?? DEFAULT_ROWS);

function getDeviceReport(call: OperationCall): readonly DeviceReport[] {
  const { store } = call.platform;
  const span = readTimeSpan(call);
  const { where, order, limit, offset, skip } = toFilterObject(call.query.filter);
  const page = {
    ...{ where: toAssetCondition(where), order: toAssetOrder(order) },
    ...{ limit: getRowLimit(limit), offset, skip },
  };
  const rows = store.table('assets').find(page);
  const ids = rows.map(({ id }) => id);
  const faults = countByAsset(store, 'faults', ids, span);
  const alerts = countByAsset(store, 'alerts', ids, span);
  return rows.map(row => ({
    ...getDeviceMetrics(row, span),
    faults: faults.get(row.id) ?? 0,
    alerts: alerts.get(row.id) ?? 0,
  }));
}

/** The columns of the report by which devices are chosen and ordered, and what they are called there. */
const ASSET_COLUMNS: Readonly<Record<string, string>> = {
  asset_id: 'id',
  asset_name: 'name',
  domain_id: 'domainId',
};

const COMPUTED_COLUMNS: readonly string[] = [
  'energy',
  'litHours',
  'onlineRate',
  'faults',
  'alerts',
];

/** @throws Refusal 400 (1) it is reckoned, and devices do not have it */
function getAssetColumn(name: string): string {
  if (COMPUTED_COLUMNS.includes(name))
    throw httpErrors.badRequest(`"${name}" is reckoned: it orders nothing.`);
  return ASSET_COLUMNS[name] ?? name;
}

/** A condition on the report as one on devices. @throws Refusal 400 (1) */
function toAssetCondition(where: unknown): unknown {
  if (!isJsonObject(where)) return where;
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      Array.isArray(value) && ['and', 'or', 'nor'].includes(key)
        ? [key, value.map(toAssetCondition)]
        : [getAssetColumn(key), value],
    ),
  );
}

/** An order of the report as one of devices. @throws Refusal 400 (1) */
function toAssetOrder(order: unknown): unknown {
  if (Array.isArray(order)) return order.map(toAssetOrder);
  if (typeof order !== 'string') return order;
  return order
    .split(',')
    .map(part => part.trim().replace(/^\S+/, getAssetColumn))
    .join(',');
}

function countByAsset(
  store: Store,
  resource: 'faults' | 'alerts',
  ids: readonly unknown[],
  { from, to }: QueryTimeSpan,
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

function getDeviceMetrics(
  row: Row,
  { from, to }: QueryTimeSpan,
): Omit<DeviceReport, 'faults' | 'alerts'> {
  const { id, name, model, domainId } = row;
  const begin = Math.max(from, getInstallTime(row));
  const sampleTimes = Array.from(
    { length: begin < to ? ONLINE_SAMPLES : 0 },
    (_, n) => begin + ((n + 0.5) * (to - begin)) / ONLINE_SAMPLES,
  );
  const online = sampleTimes.filter(ms => countOnlineAt([row], ms) > 0).length;
  return {
    asset_id: String(id),
    asset_name: String(name),
    model: model as DeviceReport['model'],
    domain_id: String(domainId),
    ...(row.controllerId === undefined && { energy: roundEnergy(getEnergyBetween(row, from, to)) }),
    litHours: Math.round(getLitMsBetween(row, from, to) / 360_000) / 10,
    onlineRate: toPercent(online, sampleTimes.length),
  };
}

const countDeviceReport: OperationRule = ({ query, platform: { store } }) => ({
  count: store.table('assets').count(toFilterObject(toAssetCondition(query.where))),
});

const getStatReport: OperationRule = call => {
  const { store } = call.platform;
  const edges = readStepEdges(call);
  const devices = readDeviceQuery(call);
  const energy = getEnergy(store, devices, edges);
  const rates = getRates(store, devices, edges);
  const faults = groupRowsByStep(call, 'faults', edges);
  const alerts = groupRowsByStep(call, 'alerts', edges);
  return energy.map((step, i) => ({
    time: getStepTime(edges, i),
    ...step,
    ...rates[i],
    faults: faults[i]?.length ?? 0,
    alerts: alerts[i]?.length ?? 0,
  }));
};

/** The rules of the reports. @see MON-04 */
export const reportRules: Readonly<Record<string, OperationRule>> = {
  getDeviceReport,
  countDeviceReport,
  getStatReport,
};
