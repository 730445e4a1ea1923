import type { FieldDescriptor } from '../../src/schema/field.ts';
import { orderKeyOf } from '../../src/schema/orderKeyOf.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { JsonObject } from '../loopback/json.ts';
import type { Store } from './Store.ts';

/** A table of fewer rows answers its first question soon enough. */
const MANY = 100_000;

/** Between two questions others are answered, in ms. */
const BREATH = 20;

/** Texts of one, two and three letters are found by indexes of their own. */
const TEXTS = ['~', '~~', '~~~'];

/**
 * Asks the long lists once for what their screens ask: their order, and each column that they filter by. An index is
 * built by the first who needs it, and nobody should have to wait for that.
 *
 * @param many what counts as long, in rows
 * @returns how to stop
 */
export function warmUp(
  store: Store,
  resources: readonly ResourceDescriptor[],
  many = MANY,
): () => void {
  const long = resources.filter(({ name }) => store.has(name) && store.table(name).size >= many);
  const questions = long.flatMap(resource =>
    questionsOf(resource).map(filter => () => store.table(resource.name).find(filter)),
  );
  let turn: ReturnType<typeof setTimeout>;
  function next() {
    const ask = questions.shift();
    if (!ask) return;
    ask();
    turn = setTimeout(next, BREATH);
  }
  turn = setTimeout(next, BREATH);
  return () => clearTimeout(turn);
}

function questionsOf(resource: ResourceDescriptor): readonly JsonObject[] {
  const { fields, sort, key } = resource;
  const order = [`${orderKeyOf(resource, sort.field)} ${sort.order}`, `${key} ASC`];
  const wheres = fields
    .filter(({ kind, column }) => column !== undefined || kind === 'geoPoint')
    .flatMap(conditionsOf);
  return [{}, ...wheres.map(where => ({ where }))].map(asked => ({ ...asked, order, limit: 1 }));
}

function conditionsOf({ kind, source, filter }: FieldDescriptor): readonly JsonObject[] {
  if (kind === 'geoPoint') {
    const near = { lat: 0, lng: 0 };
    return [{ [source]: { near, maxDistance: 1, unit: 'kilometers' } }];
  }
  if (filter.includes('like')) return TEXTS.map(like => ({ [source]: { like } }));
  return filter.includes('inq') ? [{ [source]: { inq: ['~'] } }] : [];
}
