import type { OperationDescriptor, Verb } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { isJsonObject } from '../loopback/json.ts';
import {
  toFilterObject,
  getChangedFields,
  readCountConditions,
  findDanglingReferences,
} from '../platform/crud.ts';
import { errorCodes, httpErrors } from '../platform/HttpError.ts';
import type { OperationCall, OperationRule, PlatformService } from '../platform/operationRule.ts';
import type { Row, Store } from '../platform/Store.ts';
import { createListResponse } from './createListResponse.ts';
import { getCollectionName } from './getCollectionName.ts';
import { createKeyFactory } from './createKeyFactory.ts';
import { generateRow, getRecordValidator } from './generateRows.ts';
import { createExampleResponse } from './createExampleResponse.ts';
import { findValidResponse } from './firstValidResponse.ts';
import { sanitizeValue } from './sanitizeValue.ts';
import { setAtPath, getAtJsonPath } from './jsonPath.ts';
import { parseListQuery } from './parseListQuery.ts';
import { unwrapAttributes, wrapAttributes } from './attributesEnvelope.ts';

type DocumentedService = Pick<PlatformService, 'exampleResponses' | 'validators' | 'resources'>;

/** Creates the default rules of a resource in a document without written rules: they store records. */
export function createVerbRules(
  service: DocumentedService,
  resource: ResourceDescriptor,
): Readonly<Record<Verb, OperationRule>> {
  const collection = getCollectionName(resource);
  const { key } = resource;

  const getExistingRow = (store: Store, id: unknown): Row => {
    const row = store.table(collection).get(id);
    if (!row) throw httpErrors.notFound(resource.name, String(id));
    return row;
  };

  /** Stores the sent records, one or a list: all or, when one is invalid, none. */
  const saveRecords = (call: OperationCall, toRow: (sent: Row) => Row) => {
    const { operation, platform } = call;
    const { store } = platform;
    const rows = getSentRecords(call).map(record => toRow(unwrapAttributes(resource, record)));
    rows.forEach(row => {
      const before = store.table(collection).get(row[key]);
      assertNoDanglingReferences(
        service,
        resource,
        before ? getChangedFields(row, before) : row,
        store,
      );
    });
    const savedRows = rows.map(row => store.put(collection, row));
    const [first = {}] = savedRows;
    return operation.body?.isList
      ? createRecordsResponse(service, resource, operation, savedRows)
      : createRecordResponse(service, resource, operation, first);
  };

  return {
    list: ({ operation, query, platform: { store } }) => {
      const table = store.table(collection);
      if (resource.dialect === 'loopback') {
        const rows = table.find(toFilterObject(query.filter));
        const total = table.count(toFilterObject(toFilterObject(query.filter).where));
        return createListResponse(service, resource, operation, { rows, offset: 0, total, query });
      }
      const { where, order, limit, afterKey, ...listOptions } = parseListQuery(resource, query);
      const matchingRows = table.find({ where, order });
      const offset =
        afterKey === undefined
          ? listOptions.offset
          : findCursorOffset(resource, matchingRows, afterKey);
      const rows = matchingRows.slice(offset, limit === undefined ? undefined : offset + limit);
      return createListResponse(service, resource, operation, {
        rows,
        offset,
        total: matchingRows.length,
        query,
      });
    },

    count: ({ operation, query, platform: { store } }) => {
      const where =
        resource.dialect === 'loopback'
          ? readCountConditions(query)
          : parseListQuery(resource, query).where;
      const count = store.table(collection).count(where);
      return findValidResponse(service, operation, [{ count }, count, { total: count }]);
    },

    one: ({ operation, path, platform: { store } }) =>
      createRecordResponse(service, resource, operation, getExistingRow(store, getPathId(path))),

    create: call => {
      const { store } = call.platform;
      return saveRecords(call, sent => {
        const id = createNewKey(service, resource, store, sent[key]);
        const index = store.table(collection).size;
        const keys = call.body === undefined ? getReferenceKeys(service, store) : {};
        const context = { index, keys, resource: resource.name };
        const generated = generateRow(service, resource, id, context);
        // Without a body the platform generates the record; with one it adds only the read-only fields.
        const generatedValues =
          call.body === undefined ? generated : pickReadOnly(resource, generated);
        return { ...generatedValues, ...sent, [key]: id };
      });
    },

    update: call =>
      saveRecords(call, change => {
        const before = getExistingRow(call.platform.store, getPathId(call.path) ?? change[key]);
        const retained = call.operation.method === 'put' ? pickReadOnly(resource, before) : before;
        return { ...retained, ...change, [key]: before[key] };
      }),

    delete: ({ operation, path, platform: { store } }) => {
      const row = getExistingRow(store, getPathId(path));
      store.remove(collection, String(row[key]));
      return createRecordResponse(service, resource, operation, row, [
        { count: 1 },
        {},
        true,
        null,
        '',
      ]);
    },
  };
}

/** Creates the rule of an action on an existing record; the response is the record where the document returns one. */
export function createActionRule(
  service: DocumentedService,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
): OperationRule {
  const parameters = operation.path.match(/\{[^}]+\}/g) ?? [];
  return ({ path, platform: { store } }) => {
    const example = createExampleResponse(service, operation);
    if (operation.appliesTo !== 'record' || parameters.length !== 1) return example;
    const row = store.table(getCollectionName(resource)).get(getPathId(path));
    if (!row) throw httpErrors.notFound(resource.name, String(getPathId(path)));
    const validate =
      service.validators.responses[operation.id]?.[operation.responses[0]?.status ?? 200];
    // Only a schema with constraints distinguishes a record from any other value.
    const wrappedRow = wrapAttributes(resource, row);
    return validate && !validate({}) && validate(wrappedRow) ? wrappedRow : example;
  };
}

/** Returns the keys of the records that a generated one can refer to. */
const getReferenceKeys = ({ resources }: DocumentedService, store: Store) =>
  Object.fromEntries(
    Object.values(resources).map(each => [
      each.name,
      Array.from(store.table(getCollectionName(each)).values(), row => row[each.key]),
    ]),
  );

const getPathId = (path: Readonly<Record<string, string>>): string | undefined =>
  Object.values(path).at(-1);

/** Returns the sent records without their envelope; several where a document has lists. */
function getSentRecords({ body, operation }: OperationCall): readonly Row[] {
  const payload = getAtJsonPath(body, operation.body?.dataPath ?? []);
  const records: readonly unknown[] = Array.isArray(payload) ? payload : [payload];
  return records.map(record => (isJsonObject(record) ? record : {}));
}

/** Returns the record where the document has a field for it, else the document's example response. */
function createRecordResponse(
  service: DocumentedService,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  row: Row,
  alternatives: readonly unknown[] = [],
): unknown {
  const example = createExampleResponse(service, operation);
  const path = operation.responses[0]?.dataPath ?? [];
  const validate =
    service.validators.responses[operation.id]?.[operation.responses[0]?.status ?? 200];
  const record = setAtPath(example, path, wrapAttributes(resource, row));
  const sanitized = validate && sanitizeValue(validate, record);
  const candidates = sanitized === undefined ? [record] : [record, sanitized];
  const exampleRecord = getAtJsonPath(example, path);
  // An example that replaces the record has its key, so that clients can request it.
  const withKey = isJsonObject(exampleRecord)
    ? setAtPath(example, path, { ...exampleRecord, [resource.key]: row[resource.key] })
    : example;
  return findValidResponse(service, operation, [...candidates, ...alternatives, withKey, example]);
}

/** Returns the records, or the document's example response. */
function createRecordsResponse(
  service: DocumentedService,
  resource: ResourceDescriptor,
  operation: OperationDescriptor,
  rows: readonly Row[],
): unknown {
  const all = setAtPath(
    createExampleResponse(service, operation),
    operation.responses[0]?.dataPath ?? [],
    rows.map(row => wrapAttributes(resource, row)),
  );
  return findValidResponse(service, operation, [all, createExampleResponse(service, operation)]);
}

/** Returns the key in the request if the client may choose it; otherwise creates one. */
function createNewKey(
  service: DocumentedService,
  resource: ResourceDescriptor,
  store: Store,
  sent: unknown,
) {
  const table = store.table(getCollectionName(resource));
  const field = resource.fields.find(({ source }) => source === resource.key);
  if (sent !== undefined && sent !== null && !field?.readOnly) {
    if (!table.get(sent)) return sent;
    throw httpErrors.conflict(
      errorCodes.targetExists,
      `There is a record ${JSON.stringify(sent)} already.`,
    );
  }
  const createKey = createKeyFactory(field, resource.name, getRecordValidator(service, resource));
  for (let index = table.size; ; index += 1) {
    const key = createKey(index);
    if (!table.get(key)) return key;
  }
}

/** Returns the read-only fields that the platform generates. */
const pickReadOnly = ({ fields }: ResourceDescriptor, row: Row): Row =>
  Object.fromEntries(
    fields.flatMap(({ source, readOnly }) =>
      readOnly && row[source] !== undefined ? [[source, row[source]]] : [],
    ),
  );

/** Finds the offset of the page after a cursor: the cursor is an offset, or the key of the last row before the page. */
function findCursorOffset(
  { listing, key }: ResourceDescriptor,
  rows: readonly Row[],
  after: unknown,
) {
  const offset = listing?.next
    ? Number(after)
    : rows.findIndex(row => String(row[key]) === String(after)) + 1;
  return Number.isInteger(offset) && offset >= 0 ? offset : 0;
}

function assertNoDanglingReferences(
  service: DocumentedService,
  resource: ResourceDescriptor,
  row: Row,
  store: Store,
) {
  const details = findDanglingReferences(resource, row, (name, id) => {
    const other = service.resources[name];
    return other ? store.table(getCollectionName(other)).get(id) !== undefined : true;
  });
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
}
