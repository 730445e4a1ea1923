import type { JsonObject } from '../../loopback/json.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { andConditions } from '../../model/subtree.ts';

/** Counts of assets by their current state. */
export interface AssetStateCounts {
  readonly total: number;
  readonly normal: number;
  readonly fault: number;
  readonly offline: number;
  readonly unknown: number;
}

export interface AssetModelCounts extends AssetStateCounts {
  readonly model: string;
}

const ASSET_STATES = ['normal', 'fault', 'offline', 'unknown'] as const;

type CountByState = ReadonlyMap<unknown, number>;

function toStateCounts(counts: CountByState): AssetStateCounts {
  const getCount = (state: string) => counts.get(state) ?? 0;
  const [normal, fault, offline, unknown] = [
    getCount('normal'),
    getCount('fault'),
    getCount('offline'),
    getCount('unknown'),
  ];
  return { total: normal + fault + offline + unknown, normal, fault, offline, unknown };
}

/** Counts the assets that match a condition by their state. */
export const countStates = (store: Store, where: JsonObject): AssetStateCounts =>
  toStateCounts(store.table('assets').countBy('status', where));

/** Counts the states of each existing model, the largest first: from counts of the indexes, without a scan. */
export function countStatesByModel(store: Store, where: JsonObject): readonly AssetModelCounts[] {
  const models = new Map<unknown, Map<unknown, number>>();
  for (const status of ASSET_STATES) {
    for (const [model, count] of store
      .table('assets')
      .countBy('model', andConditions(where, { status }))) {
      const counts = models.get(model) ?? new Map<unknown, number>();
      models.set(model, counts.set(status, count));
    }
  }
  return sortByTotal(models);
}

/** Counts given assets by model and state. */
export function countStatesOfAssets(assets: readonly Row[]): readonly AssetModelCounts[] {
  const models = new Map<unknown, Map<unknown, number>>();
  for (const { model, status } of assets) {
    const counts = models.get(model) ?? new Map<unknown, number>();
    models.set(model, counts.set(status, (counts.get(status) ?? 0) + 1));
  }
  return sortByTotal(models);
}

const sortByTotal = (models: ReadonlyMap<unknown, CountByState>): readonly AssetModelCounts[] =>
  [...models]
    .map(([model, states]) => ({ model: String(model), ...toStateCounts(states) }))
    .toSorted(
      (first, second) => second.total - first.total || (first.model < second.model ? -1 : 1),
    );

/** Sums up the counts of models. */
export function sumCounts(models: readonly AssetModelCounts[]): AssetStateCounts {
  const sum = (key: keyof AssetStateCounts) =>
    models.reduce((total, modelCounts) => total + modelCounts[key], 0);
  return {
    total: sum('total'),
    normal: sum('normal'),
    fault: sum('fault'),
    offline: sum('offline'),
    unknown: sum('unknown'),
  };
}
