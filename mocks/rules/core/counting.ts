import type { JsonObject } from '../../loopback/json.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { both } from './subtree.ts';

/** How many assets there are by what they are like now. */
export interface StateCounts {
  readonly total: number;
  readonly normal: number;
  readonly fault: number;
  readonly offline: number;
  readonly unknown: number;
}

/** The same of one model. */
export interface ModelCounts extends StateCounts {
  readonly model: string;
}

const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;

type Counts = ReadonlyMap<unknown, number>;

function statesOf(counts: Counts): StateCounts {
  const of = (state: string) => counts.get(state) ?? 0;
  const [normal, fault, offline, unknown] = [
    of('normal'),
    of('fault'),
    of('offline'),
    of('unknown'),
  ];
  return { total: normal + fault + offline + unknown, normal, fault, offline, unknown };
}

/** Counts the assets that pass a condition by their state. */
export const countStates = (store: Store, where: JsonObject): StateCounts =>
  statesOf(store.table('assets').countBy('status', where));

/** The same for each model that is there, the largest first: by counts of the indexes, nothing is gone through. */
export function countStatesByModel(store: Store, where: JsonObject): readonly ModelCounts[] {
  const models = new Map<unknown, Map<unknown, number>>();
  for (const status of STATES) {
    for (const [model, count] of store.table('assets').countBy('model', both(where, { status }))) {
      const counts = models.get(model) ?? new Map<unknown, number>();
      models.set(model, counts.set(status, count));
    }
  }
  return largestFirst(models);
}

/** The same of some assets. */
export function tallyStatesByModel(assets: readonly Row[]): readonly ModelCounts[] {
  const models = new Map<unknown, Map<unknown, number>>();
  for (const { model, status } of assets) {
    const counts = models.get(model) ?? new Map<unknown, number>();
    models.set(model, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
  return largestFirst(models);
}

const largestFirst = (models: ReadonlyMap<unknown, Counts>): readonly ModelCounts[] =>
  [...models]
    .map(([model, states]) => ({ model: String(model), ...statesOf(states) }))
    .toSorted((one, other) => other.total - one.total || (one.model < other.model ? -1 : 1));

/** What models are counted by, added up. */
export function addUp(models: readonly ModelCounts[]): StateCounts {
  const sum = (key: keyof StateCounts) => models.reduce((total, each) => total + each[key], 0);
  return {
    total: sum('total'),
    normal: sum('normal'),
    fault: sum('fault'),
    offline: sum('offline'),
    unknown: sum('unknown'),
  };
}
