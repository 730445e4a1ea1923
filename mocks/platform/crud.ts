import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Verb } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isObject, type JsonObject } from '../loopback/json.ts';
import { newId } from './newId.ts';
import { codes, type RefusalDetail, refuse } from './Refusal.ts';
import type { Call, ResourceRules, Rule } from './rule.ts';
import type { Row, Store } from './Store.ts';

/** The rules of the verbs of any resource, from its descriptor alone. @see spec/loopback.md, section 16 */
export function createCrud(
  resource: ResourceDescriptor,
  { unknown }: ResourceRules = {},
): Readonly<Record<Verb, Rule>> {
  const { name, key } = resource;

  function existing({ path, platform: { store } }: Call): Row {
    const id = idOf(path);
    const row = store.table(name).get(id);
    if (!row) throw refuse.unknown(name, id, unknown);
    return row;
  }

  return {
    list: ({ query, platform: { store } }) => store.table(name).find(asked(query.filter)),

    count: ({ query, platform: { store } }) => ({
      count: store.table(name).count(countConditions(query)),
    }),

    one: call => {
      const { fields, include } = asked(call.query.filter);
      const where = { [key]: existing(call)[key] };
      return call.platform.store.table(name).find({ where, fields, include })[0];
    },

    create: ({ body, platform }) => {
      const row = { ...(body as Row), [key]: newId(platform.random) };
      refuseDangling(resource, row, platform.store);
      return platform.store.put(name, row);
    },

    update: call => {
      const before = existing(call);
      const change = call.body as Row;
      refuseOtherId(change[key], before[key], key);
      const row = { ...before, ...change, [key]: before[key] };
      refuseDangling(resource, changesIn(row, before), call.platform.store);
      return call.platform.store.put(name, row);
    },

    delete: ({ path, platform: { store } }) => ({ count: store.remove(name, idOf(path)) ? 1 : 0 }),
  };
}

/** A filter or a where as it was sent; without one, none. */
export const asked = (filter: unknown): JsonObject => (isObject(filter) ? filter : {});

/** What a count counts: `where`, or that of a `filter` where its document declares this parameter instead. */
export const countConditions = ({ where, filter }: Call['query']): JsonObject =>
  asked(where === undefined ? asked(filter).where : where);

/** The id in the path of a record: the last parameter. */
export const idOf = (path: Readonly<Record<string, string>>): string =>
  Object.values(path).at(-1) ?? '';

/**
 * A record keeps its id. @see spec/loopback.md, section 16
 *
 * @throws Refusal 422
 */
export function refuseOtherId(given: unknown, id: unknown, key = 'id') {
  if (given !== undefined && given !== id) {
    throw refuse.invalid([{ path: `/${key}`, code: 'const', message: 'cannot be changed' }]);
  }
}

/**
 * Every reference leads to a record, as far as the platform has the resource.
 *
 * @throws Refusal 422 (6)
 */
export function refuseDangling(resource: ResourceDescriptor, row: Row, store: Store) {
  const details = danglingIn(resource, row, (reference, id) =>
    store.has(reference) ? store.table(reference).get(id) !== undefined : true,
  );
  if (details.length > 0) throw refuse.invalid(details, codes.unknownTarget);
}

/** What a change makes another: what was loaded as it is may refer to nothing, and is not judged again. */
export const changesIn = (row: Row, before: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

/** The references of a row that lead nowhere. */
export const danglingIn = (
  { fields }: ResourceDescriptor,
  row: Row,
  isThere: (resource: string, id: string) => boolean,
): RefusalDetail[] => fields.flatMap(field => dangling(field, row[field.source], isThere));

function dangling(
  field: FieldDescriptor,
  value: unknown,
  isThere: (resource: string, id: string) => boolean,
): RefusalDetail[] {
  if (field.kind !== 'reference' && field.kind !== 'referenceList') return [];
  const { reference, source } = field;
  if (value === undefined || value === null) return [];
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  const lost = ids.filter(id => !isThere(reference, String(id)));
  const code = 'reference';
  return lost.map(id => ({
    path: `/${source}`,
    code,
    message: `knows no ${reference} "${String(id)}"`,
  }));
}
