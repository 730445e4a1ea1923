import type { JsonPath } from '../../../src/schema/listing.ts';
import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { flattenSchema, type FlatSchema } from './schemaObject.ts';
import { normalizeName } from './findRows.ts';

/**
 * Whether values of a schema are records: objects with named properties.
 *
 * @example isRecordSchema({ type: 'array', items: { type: 'string' } }) // false
 */
export const isRecordSchema = ({ properties, oneOf, anyOf }: SchemaObject): boolean =>
  Object.keys(properties ?? {}).length > 0 || (oneOf ?? anyOf) !== undefined;

/** Names of a property that contains the actual record of a response. */
const ENVELOPE_KEYS = new Set([
  'data',
  'result',
  'item',
  'record',
  'payload',
  'response',
  'body',
  'resource',
]);

/** Names of the metadata next to it. */
const ENVELOPE_METADATA = new Set([
  ...[
    'meta',
    'metadata',
    'links',
    'message',
    'msg',
    'code',
    'status',
    'statuscode',
    'success',
    'ok',
  ],
  ...['error', 'errors', 'included', 'jsonapi', 'timestamp', 'requestid', 'traceid', 'version'],
  ...['errcode', 'errmsg', 'warnings'],
]);

/** A record, and its path in the request or the response. */
export interface FoundRecord {
  readonly flat: FlatSchema;
  readonly dataPath: JsonPath;
}

/**
 * Finds the record in an envelope: `{ data: {…}, message }` contains one, `{ lamp: {…} }` as well where the resource is
 * lamps. Any other value is the record itself.
 *
 * @param names of the resource and its schema
 * @example findRecord(document, { properties: { data: lamp, message: { type: 'string' } } }, ['lamps']).dataPath // ['data']
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function findRecord(
  document: OpenApiDocument,
  schema: SchemaObject,
  names: readonly string[],
): FoundRecord {
  const flat = flattenSchema(document, schema);
  const resourceNames = names.flatMap(name => [
    normalizeName(name),
    toSingular(normalizeName(name)),
  ]);
  if (flat.name !== undefined && resourceNames.includes(normalizeName(flat.name)))
    return { flat, dataPath: [] };
  const entries = Object.entries(flat.schema.properties ?? {});
  const envelopes = entries.filter(
    ([name]) =>
      ENVELOPE_KEYS.has(normalizeName(name)) || resourceNames.includes(normalizeName(name)),
  );
  const [envelope] = envelopes;
  const others = entries.filter(([name]) => name !== envelope?.[0]);
  if (!envelope || !others.every(([name]) => ENVELOPE_METADATA.has(normalizeName(name))))
    return { flat, dataPath: [] };
  const inner = flattenSchema(document, envelope[1]);
  if (!isRecordSchema(inner.schema)) return { flat, dataPath: [] };
  const nested = findRecord(document, envelope[1], names);
  return { flat: nested.flat, dataPath: [envelope[0], ...nested.dataPath] };
}

/**
 * Returns the singular of an English plural by its ending; any other name unchanged.
 *
 * @example toSingular('cities') // 'city'
 */
export const toSingular = (name: string): string =>
  name.endsWith('ies')
    ? `${name.slice(0, -3)}y`
    : name.endsWith('ses') || name.endsWith('xes')
      ? name.slice(0, -2)
      : name.replace(/s$/, '');
