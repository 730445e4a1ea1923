import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Verb } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isJsonObject, type JsonObject } from '../loopback/json.ts';
import { createId } from './createId.ts';
import { errorCodes, type HttpErrorDetail, httpErrors } from './HttpError.ts';
import type { OperationCall, ResourceRules, OperationRule } from './operationRule.ts';
import type { Row, Store } from './Store.ts';

/** Creates the default rules of any resource, from its descriptor alone. @see docs/loopback.md, section 16 */
export function createCrud(
  resource: ResourceDescriptor,
  { notFoundCode }: ResourceRules = {},
): Readonly<Record<Verb, OperationRule>> {
  const { name, key } = resource;

  function getExistingRow({ path, platform: { store } }: OperationCall): Row {
    const id = getPathId(path);
    const row = store.table(name).get(id);
    if (!row) throw httpErrors.notFound(name, id, notFoundCode);
    return row;
  }

  return {
    list: ({ query, platform: { store } }) => store.table(name).find(toFilterObject(query.filter)),

    count: ({ query, platform: { store } }) => ({
      count: store.table(name).count(readCountConditions(query)),
    }),

    one: call => {
      const { fields, include } = toFilterObject(call.query.filter);
      const where = { [key]: getExistingRow(call)[key] };
      return call.platform.store.table(name).find({ where, fields, include })[0];
    },

    create: ({ body, platform }) => {
      const row = { ...(body as Row), [key]: createId(platform.random) };
      assertNoDanglingReferences(resource, row, platform.store);
      return platform.store.put(name, row);
    },

    update: call => {
      const before = getExistingRow(call);
      const change = call.body as Row;
      assertSameId(change[key], before[key], key);
      const row = { ...before, ...change, [key]: before[key] };
      assertNoDanglingReferences(resource, getChangedFields(row, before), call.platform.store);
      return call.platform.store.put(name, row);
    },

    delete: ({ path, platform: { store } }) => ({
      count: store.remove(name, getPathId(path)) ? 1 : 0,
    }),
  };
}

/** Returns the filter or where of a request; an empty object without one. */
export const toFilterObject = (filter: unknown): JsonObject => (isJsonObject(filter) ? filter : {});

/**
 * Returns the condition of a count: `where`, or that of a `filter` where its document declares this parameter instead.
 */
export const readCountConditions = ({ where, filter }: OperationCall['query']): JsonObject =>
  toFilterObject(where === undefined ? toFilterObject(filter).where : where);

/** Returns the id in the path of a record: the last parameter. */
export const getPathId = (path: Readonly<Record<string, string>>): string =>
  Object.values(path).at(-1) ?? '';

/**
 * A record keeps its id. @see docs/loopback.md, section 16
 *
 * @throws HttpError 422
 */
export function assertSameId(sentId: unknown, id: unknown, key = 'id') {
  if (sentId !== undefined && sentId !== id) {
    throw httpErrors.invalidBody([
      { path: `/${key}`, code: 'const', message: 'cannot be changed' },
    ]);
  }
}

/**
 * Asserts that every reference points to a record, as far as the platform has the resource.
 *
 * @throws HttpError 422 (6)
 */
export function assertNoDanglingReferences(resource: ResourceDescriptor, row: Row, store: Store) {
  const details = findDanglingReferences(resource, row, (reference, id) =>
    store.has(reference) ? store.table(reference).get(id) !== undefined : true,
  );
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
}

/**
 * Returns the fields that a change modifies: unchanged loaded data may contain dangling references and is not validated
 * again.
 */
export const getChangedFields = (row: Row, before: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

/** Finds the dangling references of a row. */
export const findDanglingReferences = (
  { fields }: ResourceDescriptor,
  row: Row,
  exists: (resource: string, id: string) => boolean,
): HttpErrorDetail[] =>
  fields.flatMap(field => findDanglingInField(field, row[field.source], exists));

function findDanglingInField(
  field: FieldDescriptor,
  value: unknown,
  exists: (resource: string, id: string) => boolean,
): HttpErrorDetail[] {
  if (field.kind !== 'reference' && field.kind !== 'referenceList') return [];
  const { reference, source } = field;
  if (value === undefined || value === null) return [];
  const ids = Array.isArray(value) ? (value as unknown[]) : [value];
  const missingIds = ids.filter(id => !exists(reference, String(id)));
  const code = 'reference';
  return missingIds.map(id => ({
    path: `/${source}`,
    code,
    message: `knows no ${reference} "${String(id)}"`,
  }));
}
