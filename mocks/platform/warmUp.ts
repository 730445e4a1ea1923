import type { FieldDescriptor } from '../../src/schema/field.ts';
import { getSortProperty } from '../../src/schema/getSortProperty.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { JsonObject } from '../loopback/json.ts';
import type { Store } from './Store.ts';

/** The minimum size of a table with a warm-up: the first query of a smaller one is fast enough. */
const MIN_ROWS = 100_000;

/** The pause between two warm-up queries in ms, for other requests. */
const QUERY_INTERVAL_MS = 20;

/** Search texts of one, two and three letters, each with an index of its own. */
const SEARCH_TEXTS = ['~', '~~', '~~~'];

interface WarmUpOptions {
  /** The minimum length of a long list, in rows. */
  readonly minRows?: number;
  /** Create the indexes that are not those of a list, such as that of the map. */
  readonly createIndexes?: readonly ((store: Store) => unknown)[];
}

/**
 * Runs the queries of the screens once on the long lists: their order, and each column that they filter by. The first
 * query builds an index, and no request should wait for that.
 *
 * @returns a function that stops the warm-up
 */
export function warmUp(
  store: Store,
  resources: readonly ResourceDescriptor[],
  { minRows = MIN_ROWS, createIndexes = [] }: WarmUpOptions = {},
): () => void {
  const longLists = resources.filter(
    ({ name }) => store.has(name) && store.table(name).size >= minRows,
  );
  const queries: (() => unknown)[] = longLists.flatMap(resource =>
    createWarmUpFilters(resource).map(filter => () => store.table(resource.name).find(filter)),
  );
  if (longLists.length > 0) queries.unshift(...createIndexes.map(create => () => create(store)));
  let timer: ReturnType<typeof setTimeout>;
  function runNext() {
    const runQuery = queries.shift();
    if (!runQuery) return;
    runQuery();
    timer = setTimeout(runNext, QUERY_INTERVAL_MS);
  }
  timer = setTimeout(runNext, QUERY_INTERVAL_MS);
  return () => clearTimeout(timer);
}

function createWarmUpFilters(resource: ResourceDescriptor): readonly JsonObject[] {
  const { fields, sort, key } = resource;
  const order = [`${getSortProperty(resource, sort.field)} ${sort.order}`, `${key} ASC`];
  const wheres = fields
    .filter(({ kind, column }) => column !== undefined || kind === 'geoPoint')
    .flatMap(createWarmUpConditions);
  return [{}, ...wheres.map(where => ({ where }))].map(filter => ({ ...filter, order, limit: 1 }));
}

function createWarmUpConditions({ kind, source, filter }: FieldDescriptor): readonly JsonObject[] {
  if (kind === 'geoPoint') {
    const near = { lat: 0, lng: 0 };
    return [{ [source]: { near, maxDistance: 1, unit: 'kilometers' } }];
  }
  if (filter.includes('like')) return SEARCH_TEXTS.map(like => ({ [source]: { like } }));
  return filter.includes('inq') ? [{ [source]: { inq: ['~'] } }] : [];
}
