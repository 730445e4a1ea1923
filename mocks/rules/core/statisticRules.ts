import { findStepIndex } from '../../city/energySeries.ts';
import type { components } from '../../../src/generated/core/types.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { toFilterObject } from '../../platform/crud.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getMidnightBefore } from '../../shared/cityTime.ts';
import { countStates, countStatesByModel } from './assetCounts.ts';
import { getDomainLight } from './lightSums.ts';
import { type DeviceQuery, getEnergy } from './deviceRates.ts';
import { getStepEdges, readTimeSpan, type SeriesStep } from '../../model/periods.ts';
import { andConditions, createSubtreeCondition } from '../../model/subtree.ts';

type Schemas = components['schemas'];

const ALERT_LEVELS = ['critical', 'major', 'minor', 'info'] as const;

/**
 * Returns the domain of the query, if it has one.
 *
 * @throws HttpError 404 (6)
 */
export function readDomainId({ query, platform: { store } }: OperationCall, key = 'domainId') {
  const id = query[key];
  if (typeof id !== 'string') return undefined;
  if (!store.table('domains').get(id)) throw httpErrors.notFound('domain', id);
  return id;
}

/** Creates the filter condition for the domain of the query. */
export function createDomainCondition(
  call: OperationCall,
  key: 'domainId' | 'domain_id',
): JsonObject {
  const id = readDomainId(call);
  return id === undefined ? {} : createSubtreeCondition(call.platform.store, id, key);
}

/** Returns the model of the query, if it has one. */
const readModel = ({ query: { model } }: OperationCall): string | undefined =>
  typeof model === 'string' ? model : undefined;

/** Returns the devices that the query selects. @throws HttpError 404 (6) */
export const readDeviceQuery = (call: OperationCall): DeviceQuery => ({
  domainId: readDomainId(call),
  model: readModel(call),
});

/** Creates the filter condition for the model of the query. */
function createModelCondition(call: OperationCall): JsonObject {
  const model = readModel(call);
  return model === undefined ? {} : { model };
}

/** Returns the edges of the requested steps. */
export const readStepEdges = (call: OperationCall): readonly number[] =>
  getStepEdges(readTimeSpan(call), (call.query.step ?? 'day') as SeriesStep);

/** Returns the start of the step in ISO 8601, for the response. */
export const getStepTime = (edges: readonly number[], i: number): string =>
  new Date(edges[i] ?? 0).toISOString();

const getAssetStatistics: OperationRule = call =>
  countStatesByModel(call.platform.store, createDomainCondition(call, 'domainId'));

const getSubdomainStatistics: OperationRule = call => {
  const { store } = call.platform;
  const parentId = readDomainId(call, 'parentId');
  const where = parentId === undefined ? createRootCondition(store) : { parentId };
  return store
    .table('domains')
    .find({ where, order: ['nameSortKey ASC', 'id ASC'] })
    .map(({ id, name }) => ({
      domainId: id,
      name,
      ...countStates(
        store,
        andConditions(
          createSubtreeCondition(store, String(id), 'domainId'),
          createModelCondition(call),
        ),
      ),
    }));
};

/** Creates the condition for the root domains of the caller. */
const createRootCondition = ({ rootDomainIds }: Store): JsonObject =>
  rootDomainIds ? { id: { inq: rootDomainIds } } : { level: 1 };

const getEnergyStatistics: OperationRule = call => {
  const edges = readStepEdges(call);
  const series = getEnergy(call.platform.store, readDeviceQuery(call), edges);
  return series.map((step, i) => ({ time: getStepTime(edges, i), ...step }));
};

/**
 * Groups the rows of a time span by step: those that match the condition of the query, where it has one.
 *
 * @throws FilterError 400 (1) for a malformed condition
 */
export function groupRowsByStep(
  call: OperationCall,
  resource: 'alerts' | 'faults',
  edges: readonly number[],
): readonly (readonly Row[])[] {
  const key = resource === 'alerts' ? 'update_time' : 'begin_time';
  const steps = edges.slice(1).map((): Row[] => []);
  const [from, to] = [new Date(edges[0] ?? 0), new Date(edges.at(-1) ?? 0)];
  const time = {
    and: [{ [key]: { gte: from.toISOString() } }, { [key]: { lt: to.toISOString() } }],
  };
  const where = [
    createDomainCondition(call, 'domain_id'),
    createModelCondition(call),
    toFilterObject(call.query.where),
  ].reduce(andConditions, time);
  for (const row of call.platform.store.table(resource).find({ where })) {
    steps[findStepIndex(edges, Date.parse(String(row[key])))]?.push(row);
  }
  return steps;
}

const getAlertStatistics: OperationRule = call => {
  const edges = readStepEdges(call);
  return groupRowsByStep(call, 'alerts', edges).map((rows, i) => {
    const counts = ALERT_LEVELS.map(
      (name, n) => [name, rows.filter(({ level }) => level === n + 1).length] as const,
    );
    return { time: getStepTime(edges, i), ...Object.fromEntries(counts) };
  });
};

/** Returns the current light of a domain's lamps, by their reports. */
function getLightingStatistics(call: OperationCall): Schemas['LightingStatistic'] {
  const { store, clock } = call.platform;
  const domainId = readDomainId(call);
  const { lamps, lit, dimmed, off, offline, lampPower: power } = getDomainLight(store, domainId);
  const now = clock();
  const [today] = getEnergy(store, { domainId, lampsOnly: true }, [getMidnightBefore(now), now]);
  return { lamps, lit, dimmed, off, offline, power, energyToday: today?.energy ?? 0 };
}

/** The rules of the statistics, whose counts match the lists. @see MON-06 */
export const statisticRules: Readonly<Record<string, OperationRule>> = {
  getAssetStatistics,
  getSubdomainStatistics,
  getEnergyStatistics,
  getAlertStatistics,
  getLightingStatistics,
};
