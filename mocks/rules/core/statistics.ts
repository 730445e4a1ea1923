import { stepAt } from '../../city/energySeries.ts';
import type { components } from '../../../src/generated/core/types.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { midnightBefore } from '../cityTime.ts';
import { countStates, countStatesByModel } from './counting.ts';
import { lightIn } from './lightSums.ts';
import { type Devices, energyOf } from './meters.ts';
import { edgesOf, spanOf, type Step } from './periods.ts';
import { both, within } from './subtree.ts';

type Schemas = components['schemas'];

const LEVELS = ['critical', 'major', 'minor', 'info'] as const;

/**
 * The domain that the query names, if it names one.
 *
 * @throws Refusal 404 (6)
 */
export function askedDomain({ query, platform: { store } }: Call, key = 'domainId') {
  const id = query[key];
  if (typeof id !== 'string') return undefined;
  if (!store.table('domains').get(id)) throw refuse.unknown('domain', id);
  return id;
}

/** The condition that something lies in the domain that the query names. */
export function inAskedDomain(call: Call, key: 'domainId' | 'domain_id'): JsonObject {
  const id = askedDomain(call);
  return id === undefined ? {} : within(call.platform.store, id, key);
}

/** The model that the query names, if it names one. */
const askedModel = ({ query: { model } }: Call): string | undefined =>
  typeof model === 'string' ? model : undefined;

/** The devices that the query asks about. @throws Refusal 404 (6) */
export const askedDevices = (call: Call): Devices => ({
  domainId: askedDomain(call),
  model: askedModel(call),
});

/** The condition that something is of the model that the query names. */
function ofAskedModel(call: Call): JsonObject {
  const model = askedModel(call);
  return model === undefined ? {} : { model };
}

/** The edges of the steps that the query asks for. */
export const askedEdges = (call: Call): readonly number[] =>
  edgesOf(spanOf(call), (call.query.step ?? 'day') as Step);

/** When the step begins, for the answer. */
export const timeOf = (edges: readonly number[], i: number): string =>
  new Date(edges[i] ?? 0).toISOString();

const getAssetStatistics: Rule = call =>
  countStatesByModel(call.platform.store, inAskedDomain(call, 'domainId'));

const getSubdomainStatistics: Rule = call => {
  const { store } = call.platform;
  const parentId = askedDomain(call, 'parentId');
  const where = parentId === undefined ? topOf(store) : { parentId };
  return store
    .table('domains')
    .find({ where, order: ['nameSortKey ASC', 'id ASC'] })
    .map(({ id, name }) => ({
      domainId: id,
      name,
      ...countStates(store, both(within(store, String(id), 'domainId'), ofAskedModel(call))),
    }));
};

/** The domains where the tree begins for the caller. */
const topOf = ({ branches }: Store): JsonObject =>
  branches ? { id: { inq: branches } } : { level: 1 };

const getEnergyStatistics: Rule = call => {
  const edges = askedEdges(call);
  const series = energyOf(call.platform.store, askedDevices(call), edges);
  return series.map((step, i) => ({ time: timeOf(edges, i), ...step }));
};

/** The rows of a time, each with the step that it lies in. */
export function rowsBySteps(
  call: Call,
  resource: 'alerts' | 'faults',
  edges: readonly number[],
): readonly (readonly Row[])[] {
  const key = resource === 'alerts' ? 'update_time' : 'begin_time';
  const steps = edges.slice(1).map((): Row[] => []);
  const [from, to] = [new Date(edges[0] ?? 0), new Date(edges.at(-1) ?? 0)];
  const time = {
    and: [{ [key]: { gte: from.toISOString() } }, { [key]: { lt: to.toISOString() } }],
  };
  const where = both(both(time, inAskedDomain(call, 'domain_id')), ofAskedModel(call));
  for (const row of call.platform.store.table(resource).find({ where })) {
    steps[stepAt(edges, Date.parse(String(row[key])))]?.push(row);
  }
  return steps;
}

const getAlertStatistics: Rule = call => {
  const edges = askedEdges(call);
  return rowsBySteps(call, 'alerts', edges).map((rows, i) => {
    const counts = LEVELS.map(
      (name, n) => [name, rows.filter(({ level }) => level === n + 1).length] as const,
    );
    return { time: timeOf(edges, i), ...Object.fromEntries(counts) };
  });
};

/** How the lamps of a domain burn now, by what they reported. */
function getLightingStatistics(call: Call): Schemas['LightingStatistic'] {
  const { store, clock } = call.platform;
  const domainId = askedDomain(call);
  const { lamps, lit, dimmed, off, offline, lampPower: power } = lightIn(store, domainId);
  const now = clock();
  const [today] = energyOf(store, { domainId, lampsAlone: true }, [midnightBefore(now), now]);
  return { lamps, lit, dimmed, off, offline, power, energyToday: today?.energy ?? 0 };
}

/** The rules of the statistics: they count what the lists show. @see spec A2, MON-06 */
export const statisticRules: Readonly<Record<string, Rule>> = {
  getAssetStatistics,
  getSubdomainStatistics,
  getEnergyStatistics,
  getAlertStatistics,
  getLightingStatistics,
};
