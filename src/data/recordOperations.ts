import type { RaRecord } from 'react-admin';

import { isObject } from '../schema/isObject.ts';
import { isValidInputName } from '../schema/isValidInputName.ts';
import type { OperationDescriptor, Verb } from '../schema/operation.ts';
import { withOriginalFields, withReadableFields } from '../schema/readableValue.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { getAtPath } from './callOperation.ts';
import type { RecordIdentifier, DataRow } from './dialects/Lister.ts';

/**
 * @throws Error when no document describes the resource
 */
export function getResource(
  resources: Readonly<Record<string, ResourceDescriptor>>,
  name: string,
): ResourceDescriptor {
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  return resource ?? throwError(`No document in openapi/ describes the resource "${name}"`);
}

/**
 * @throws Error naming the resource and the document that does not bind it
 * @example getVerbOperation(users, 'delete').path // '/users/{id}'
 */
export function getVerbOperation({ name, service, verbs }: ResourceDescriptor, verb: Verb) {
  return (
    verbs[verb] ??
    throwError(`openapi/${service}.yaml binds no operation to "${verb}" of "${name}"`)
  );
}

/**
 * Asserts that a source is a field that the document defines for the resource. LoopBack's stores differ for any other:
 * one returns no record, another all of them.
 *
 * @throws Error naming the resource and the document
 */
export function assertFieldSource(
  { name, service, fields }: ResourceDescriptor,
  source: string,
): string {
  return fields.some(field => field.source === source)
    ? source
    : throwError(`openapi/${service}.yaml gives "${name}" no field "${source}"`);
}

/** Returns the path parameter for the id of the record: the last one of the path. */
function getKeyParameter({ id, service, parameters }: OperationDescriptor): string {
  const pathParameters = parameters.filter(({ in: location }) => location === 'path');
  return (
    pathParameters.at(-1)?.name ??
    throwError(`${id} in openapi/${service}.yaml has no parameter for the record`)
  );
}

/** Builds the path parameters of one record; none where the key is in the body: `PUT /pet`. */
export function buildRecordPath(
  operation: OperationDescriptor,
  id: RecordIdentifier,
): Readonly<Record<string, RecordIdentifier>> {
  return operation.path.includes('{') ? { [getKeyParameter(operation)]: id } : {};
}

/**
 * Converts a row to a record of react-admin, with its key as `id`. Values that the fields of the resource cannot read
 * are moved to a separate property, see {@link withReadableFields}.
 */
export function toRecord<Item extends RaRecord>(
  { key, attributesKey, fields }: ResourceDescriptor,
  row: DataRow,
): Item {
  const { [attributesKey ?? '']: attributes, ...outer } = row;
  const merged =
    attributesKey === undefined ? row : { ...outer, ...(attributes as DataRow | undefined) };
  const flat = withReadableFields(fields, merged);
  return (key === 'id' ? flat : { ...flat, id: flat[key] }) as Item;
}

/** Keys of a record at its top level, not attributes. @see https://jsonapi.org/format/#document-resource-objects */
const JSON_API_TOP_LEVEL_KEYS = new Set(['id', 'type', 'relationships', 'links', 'meta']);

function wrapped(fields: DataRow, unwraps: string): DataRow {
  const inner = Object.entries(fields).filter(([source]) => !JSON_API_TOP_LEVEL_KEYS.has(source));
  const outer = Object.entries(fields).filter(([source]) => JSON_API_TOP_LEVEL_KEYS.has(source));
  return { ...Object.fromEntries(outer), [unwraps]: Object.fromEntries(inner) };
}

/**
 * Returns the part of a form's values that an operation accepts. Undocumented and read-only properties would be
 * rejected. A body that is not an object of fields is sent whole.
 */
export function buildRequestBody(
  operation: OperationDescriptor,
  data: DataRow,
  { attributesKey, key }: Partial<Pick<ResourceDescriptor, 'attributesKey' | 'key'>> = {},
): unknown {
  const { body } = operation;
  if (!body || body.fields.length === 0) return withOriginalFields(data);
  const original = withOriginalFields(data) as DataRow;
  const sentFields = body.fields.filter(
    ({ source, readOnly }) =>
      (!readOnly || isPreserved(operation, source, key)) && Object.hasOwn(original, source),
  );
  const flat = Object.fromEntries(sentFields.map(({ source }) => [source, original[source]]));
  const fields = attributesKey === undefined ? flat : wrapped(flat, attributesKey);
  const payload = body.isList ? [fields] : fields;
  return (body.dataPath ?? []).reduceRight<unknown>((value, step) => ({ [step]: value }), payload);
}

/**
 * Whether a property without an input is resent unchanged: the key of a record that is replaced whole, and a property
 * whose name is invalid in a form.
 */
export const isPreserved = (
  { method }: OperationDescriptor,
  source: string,
  key: string | undefined,
): boolean => !isValidInputName(source) || (method === 'put' && source === key);

/** Whether a row of a response can be a record: an object whose key is a text, a number or absent. */
export const canBeRecord = (
  { key, attributesKey }: ResourceDescriptor,
  row: unknown,
): row is DataRow => {
  if (!isObject(row)) return false;
  const { [key]: recordKey, [attributesKey ?? '']: attributes } = row;
  const id = recordKey ?? (attributes as DataRow | null | undefined)?.[key];
  return id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
};

/** Returns the record in the response of an operation; `undefined` when there is none. */
export function getRecordFromBody(
  operation: OperationDescriptor,
  body: unknown,
): DataRow | undefined {
  const data = getAtPath(body, operation.responses[0]?.dataPath);
  // An operation that accepts a list of one returns a list of one.
  const record: unknown = operation.body?.isList && Array.isArray(data) ? data[0] : data;
  return isObject(record) ? record : undefined;
}

function throwError(reason: string): never {
  throw new Error(reason);
}
