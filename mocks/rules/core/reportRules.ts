import { getEnergyBetween, getLitMsBetween } from '../../city/lightHistory.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { isJsonObject } from '../../loopback/json.ts';
import { toFilterObject } from '../../platform/crud.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getEnergy, countOnlineAt, toPercent, getRates, roundEnergy } from './deviceRates.ts';
import { getInstallTime } from '../../city/getInstallTime.ts';
import { type QueryTimeSpan, readTimeSpan } from '../../model/periods.ts';
import { readDeviceQuery, readStepEdges, groupRowsByStep, getStepTime } from './statisticRules.ts';

type DeviceReport = components['schemas']['DeviceReport'];

/** The default and the maximum number of rows of a report. */
const DEFAULT_ROWS = 1000;

/** The number of online samples of a device in the time span of a report. */
const ONLINE_SAMPLES = 48;

const MAX_ROWS = 5000;

/** Returns the row limit of a response; the engine rejects other types than numbers. */
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

/** The report columns for filters and orders of devices, and their asset properties. */
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

/** @throws HttpError 400 (1) a computed column, which devices do not have */
function getAssetColumn(name: string): string {
  if (COMPUTED_COLUMNS.includes(name))
    throw httpErrors.badRequest(`"${name}" is reckoned: it orders nothing.`);
  return ASSET_COLUMNS[name] ?? name;
}

/** Converts a condition on the report to one on devices. @throws HttpError 400 (1) */
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

/** Converts an order of the report to one of devices. @throws HttpError 400 (1) */
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

/** @see MON-04 */
export const reportRules: Readonly<Record<string, OperationRule>> = {
  getDeviceReport,
  countDeviceReport,
  getStatReport,
};
