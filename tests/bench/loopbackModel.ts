import { DataSource } from 'loopback-datasource-juggler';

import type { CityAsset } from './cityAssets.ts';
import type { BenchQuery } from './benchQueries.ts';

interface Model {
  find(filter: object): Promise<readonly { readonly id: string }[]>;
  count(where: unknown): Promise<number>;
}
interface MemoryConnector {
  cache: Record<string, Record<string, string>>;
}

const properties = {
  ...{ id: { type: String, id: true }, name: String, model: String, status: String },
  ...{ domainId: String, installDate: Date, geoPoint: 'GeoPoint' },
};

/** Queries LoopBack's memory connector, which holds the same rows, each as the JSON text in which it stores them. */
export function loopbackModel(
  assets: readonly CityAsset[],
): (query: BenchQuery) => Promise<readonly string[] | number> {
  const memory = new DataSource('memory');
  const model = memory.createModel('Asset', properties, {
    strict: false,
    forceId: false,
  }) as unknown as Model;
  const { cache } = memory.connector as unknown as MemoryConnector;
  cache.Asset = Object.fromEntries(assets.map(asset => [asset.id, JSON.stringify(asset)]));
  return async ({ isCount, filter }) =>
    isCount ? model.count(filter.where) : (await model.find(filter)).map(({ id }) => id);
}
