import { hashToFraction, hashText, joinHashes } from '../../city/hash.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { services as documents } from '../../../src/generated/services.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/duration.ts';
import { createCrud } from '../../platform/crud.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { countOnlineAt, pickSample } from './deviceRates.ts';
import { getStepEdges, readTimeSpan, type SeriesStep } from '../../model/periods.ts';
import { getSettings } from './settingRules.ts';

type Service = components['schemas']['Service'];
type SystemState = components['schemas']['SystemState'];

/** The services of the platform, the busiest first, with their memory in MB. */
const SERVICE_INSTANCES = [
  ['access', 'access-1', '10.20.0.21', 1_400],
  ['access', 'access-2', '10.20.0.22', 1_380],
  ['core', 'core-1', '10.20.0.11', 980],
  ['database', 'database-1', '10.20.0.31', 6_200],
  ['broker', 'broker-1', '10.20.0.25', 740],
  ['task', 'task-1', '10.20.0.12', 410],
  ['notification', 'notification-1', '10.20.0.13', 260],
  ['users', 'users-1', '10.20.0.14', 220],
  ['media', 'media-1', '10.20.0.15', 520],
  ['storage', 'storage-1', '10.20.0.16', 340],
  ['config', 'config-1', '10.20.0.17', 120],
] as const satisfies readonly (readonly [Service['kind'], string, string, number])[];

/** The interval between two restarts of a service, in days, each at a time of its own. */
const RESTART_INTERVAL_DAYS = 23;

/** The number of slow minutes of a service per thousand. */
const SLOW_PER_MILLE = 4;

/** Creates the state of a service at a moment: a function of its name and the time. */
function createService(
  instance: (typeof SERVICE_INSTANCES)[number],
  version: string,
  now: number,
): Row {
  const [kind, name, host, size] = instance;
  const hash = hashText(name);
  const lifeMs = RESTART_INTERVAL_DAYS * DAY_MS;
  const since = now - ((now + Math.floor(hashToFraction(hash, 1) * lifeMs)) % lifeMs);
  const minute = Math.floor(now / MINUTE_MS);
  const load = hashToFraction(joinHashes(hash, 2), minute);
  const isSlow =
    Math.floor(hashToFraction(joinHashes(hash, 3), Math.floor(minute / 5)) * 1000) < SLOW_PER_MILLE;
  return {
    id: name,
    name,
    kind,
    host,
    version,
    state: isSlow ? 'degraded' : 'running',
    since: new Date(since).toISOString(),
    update_time: new Date(now).toISOString(),
    uptime: Math.floor((now - since) / 1000),
    cpu: Math.round((isSlow ? 82 + 15 * load : 4 + 30 * load) * 10) / 10,
    memory: Math.round(size * (0.92 + 0.1 * load)),
    requests: Math.round(60 + 540 * load * (isSlow ? 2 : 1)),
  };
}

/** Replaces the stored services with their current state. It follows from the clock: nothing is persisted. */
function refreshServices({ store, product, clock }: RuleContext) {
  const table = store.table('services');
  for (const instance of SERVICE_INSTANCES)
    table.put(createService(instance, product.version, clock()));
}

const { list, count, one } = createCrud(documents.core.resources.services);

const withRefresh =
  (rule: OperationRule): OperationRule =>
  call => {
    refreshServices(call.platform);
    return rule(call);
  };

/** The rarely changing part of the system state. */
interface SystemSize {
  readonly total: number;
  /** The minutes between two messages of a device. */
  readonly period: number;
}

/** Creates the system state at a moment with a number of online devices. */
function createSystemState(
  { total, period }: SystemSize,
  devicesOnline: number,
  ms: number,
): SystemState {
  const minute = Math.floor(ms / MINUTE_MS);
  const getNoise = (salt: number) => hashToFraction(salt, minute) - 0.5;
  // The load is higher by day.
  const dailyLoad = 0.5 + 0.5 * Math.sin(((ms % DAY_MS) / DAY_MS) * 2 * Math.PI);
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  return {
    time: new Date(ms).toISOString(),
    cpu: roundToTenth(14 + 16 * dailyLoad + 8 * getNoise(1)),
    memory: roundToTenth(58 + 6 * dailyLoad + 3 * getNoise(2)),
    disk: roundToTenth(41 + ((ms / DAY_MS) % 30) * 0.3),
    load: roundToTenth(Math.max(0.1, 0.9 + 1.4 * dailyLoad + getNoise(3))),
    devicesOnline,
    devicesTotal: total,
    messagesPerMinute: Math.round((devicesOnline / period) * (1 + 0.06 * getNoise(4))),
    queue: Math.max(0, Math.round(2 + 8 * getNoise(5))),
  };
}

const getSystemSize = ({ platform: { store } }: OperationCall): SystemSize => ({
  total: store.table('assets').size,
  period: getSettings(store, 'convention').dataReportPeriod,
});

const countOnline = ({ platform: { store } }: OperationCall): number =>
  store.table('assets').count({ status: { inq: ['normal', 'fault'] } });

const getSystemState: OperationRule = call =>
  createSystemState(getSystemSize(call), countOnline(call), call.platform.clock());

/** The current step has the present number of devices; earlier ones are estimated from a sample. */
const getSystemHistory: OperationRule = call => {
  const { store, clock } = call.platform;
  const edges = getStepEdges(readTimeSpan(call), (call.query.step ?? 'hour') as SeriesStep);
  const sample = pickSample(store.table('assets').values(), edges.length - 1);
  const size = getSystemSize(call);
  return edges.slice(0, -1).map((ms, i) => {
    const isCurrentStep = (edges[i + 1] ?? 0) >= clock();
    const share = sample.length === 0 ? 0 : countOnlineAt(sample, ms) / sample.length;
    return createSystemState(
      size,
      isCurrentStep ? countOnline(call) : Math.round(share * size.total),
      ms,
    );
  });
};

/** The rules of the platform itself. @see MON-02 */
export const serviceRules: Readonly<Record<string, OperationRule>> = {
  listServices: withRefresh(list),
  countServices: withRefresh(count),
  getService: withRefresh(one),
  getSystemState,
  getSystemHistory,
};
