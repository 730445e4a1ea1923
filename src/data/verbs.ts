import type { RaRecord } from 'react-admin';

import { canNameInput } from '../schema/canNameInput.ts';
import type { OperationDescriptor, Verb } from '../schema/operation.ts';
import { withOriginalFields, withReadableFields } from '../schema/readableValue.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { inside } from './ask.ts';
import type { Id, Row } from './dialects/Lister.ts';

/**
 * @throws Error when no document describes the resource
 */
export function resourceNamed(
  resources: Readonly<Record<string, ResourceDescriptor>>,
  name: string,
): ResourceDescriptor {
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  return resource ?? fail(`No document in openapi/ describes the resource "${name}"`);
}

/**
 * The operation behind a verb.
 *
 * @throws Error naming the resource and the document that does not bind it
 */
export function verbOf({ name, service, verbs }: ResourceDescriptor, verb: Verb) {
  return (
    verbs[verb] ?? fail(`openapi/${service}.yaml binds no operation to "${verb}" of "${name}"`)
  );
}

/**
 * The name of a field that the document gives the resource. LoopBack's stores disagree about any
 * other: one answers no record, another all of them.
 *
 * @throws Error naming the resource and the document
 */
export function fieldOf({ name, service, fields }: ResourceDescriptor, source: string): string {
  return fields.some(field => field.source === source)
    ? source
    : fail(`openapi/${service}.yaml gives "${name}" no field "${source}"`);
}

/** The path parameter that takes the id of the record: the last one of the path. */
function keyParameterOf({ id, service, parameters }: OperationDescriptor): string {
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  return (
    inPath.at(-1)?.name ?? fail(`${id} in openapi/${service}.yaml has no parameter for the record`)
  );
}

/** The parameters of the path to one record; none where the key goes in the body: `PUT /pet`. */
export function pathTo(operation: OperationDescriptor, id: Id): Readonly<Record<string, Id>> {
  return operation.path.includes('{') ? { [keyParameterOf(operation)]: id } : {};
}

/**
 * react-admin knows a record by `id`; a document may have another name for it. Values that the fields of the resource
 * cannot read are moved aside, see {@link withReadableFields}.
 */
export function asRecord<Item extends RaRecord>(
  { key, unwraps, fields }: ResourceDescriptor,
  row: Row,
): Item {
  const { [unwraps ?? '']: wrapped, ...outer } = row;
  const whole = unwraps === undefined ? row : { ...outer, ...(wrapped as Row | undefined) };
  const flat = withReadableFields(fields, whole);
  return (key === 'id' ? flat : { ...flat, id: flat[key] }) as Item;
}

/** What stands beside the attributes of a record, not among them. @see https://jsonapi.org/format/#document-resource-objects */
const BESIDE = new Set(['id', 'type', 'relationships', 'links', 'meta']);

function wrapped(fields: Row, unwraps: string): Row {
  const inner = Object.entries(fields).filter(([source]) => !BESIDE.has(source));
  const outer = Object.entries(fields).filter(([source]) => BESIDE.has(source));
  return { ...Object.fromEntries(outer), [unwraps]: Object.fromEntries(inner) };
}

/**
 * The part of a form's values that an operation takes. What its document does not name, or says
 * is read only, would be refused. A body that is no object of fields is sent whole.
 */
export function bodyOf(
  operation: OperationDescriptor,
  data: Row,
  { unwraps, key }: Partial<Pick<ResourceDescriptor, 'unwraps' | 'key'>> = {},
): unknown {
  const { body } = operation;
  if (!body || body.fields.length === 0) return withOriginalFields(data);
  const original = withOriginalFields(data) as Row;
  const taken = body.fields.filter(
    ({ source, readOnly }) =>
      (!readOnly || isKept(operation, source, key)) && Object.hasOwn(original, source),
  );
  const flat = Object.fromEntries(taken.map(({ source }) => [source, original[source]]));
  const fields = unwraps === undefined ? flat : wrapped(flat, unwraps);
  const sent = body.many ? [fields] : fields;
  return (body.inside ?? []).reduceRight<unknown>((value, step) => ({ [step]: value }), sent);
}

/**
 * Whether what no form writes goes back as it was: the key of a record that is replaced whole, and a property of such a
 * name that no form can have it.
 */
export const isKept = (
  { method }: OperationDescriptor,
  source: string,
  key: string | undefined,
): boolean => !canNameInput(source) || (method === 'put' && source === key);

/** Whether a row of a response can be a record: an object whose key is text or a number. */
export const canBeRecord = ({ key, unwraps }: ResourceDescriptor, row: unknown): row is Row => {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const { [key]: own, [unwraps ?? '']: wrapped } = row as Row;
  const id = own ?? (wrapped as Row | null | undefined)?.[key];
  return id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
};

/** The record in the answer of an operation; `undefined` when it answers none. */
export function recordIn(operation: OperationDescriptor, body: unknown): Row | undefined {
  const answered = inside(body, operation.answers[0]?.inside);
  // Who is sent a list of one answers a list of one.
  const record: unknown = operation.body?.many && Array.isArray(answered) ? answered[0] : answered;
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? (record as Row)
    : undefined;
}

function fail(reason: string): never {
  throw new Error(reason);
}
