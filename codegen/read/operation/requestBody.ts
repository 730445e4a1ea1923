import type { MediaTypes, OpenApiDocument, SchemaObject } from '../../openapi.ts';
import type { FoundOperation } from './pathItem.ts';
import { isRecordSchema } from '../schema/findRecord.ts';
import { dereference } from '../schema/reference.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/** The media types that the console can send, the preferred one first. */
const SENDABLE_TYPES = [
  /json/,
  /^\*\/\*$/,
  /^application\/x-www-form-urlencoded\b/,
  /^multipart\//,
];

/**
 * Selects the media type of a body when several are listed. JSON is sent where any type is accepted.
 *
 * @example selectBodyContent({ 'text/csv': {}, 'application/json': { schema } }) // ['application/json', schema]
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
export function selectBodyContent(
  content: MediaTypes | undefined,
): readonly [string, SchemaObject] | undefined {
  const entries = Object.entries(content ?? {});
  const chosen =
    SENDABLE_TYPES.map(pattern => entries.find(([type]) => pattern.test(type))).find(Boolean) ??
    entries[0];
  return chosen && [chosen[0] === '*/*' ? 'application/json' : chosen[0], chosen[1].schema ?? {}];
}

/**
 * Returns the media type and schema of an operation's request body.
 *
 * @returns undefined for an operation without a body
 * @example const [mediaType, schema] = getBodyContent(document, createUser) ?? []; // 'application/json', { $ref: … }
 * @see https://spec.openapis.org/oas/v3.1.1.html#request-body-object
 */
export function getBodyContent(
  document: OpenApiDocument,
  { operation: { requestBody } }: FoundOperation,
): readonly [string, SchemaObject] | undefined {
  return selectBodyContent(requestBody && dereference(document, requestBody).content);
}

/**
 * Returns the schema of one record in a body that is a list of records.
 *
 * @returns undefined for any other body
 * @example getRecordItem(document, { type: 'array', items: { $ref: '#/components/schemas/Asset' } }) // { $ref: '#/components/schemas/Asset' }
 */
export function getRecordItem(
  document: OpenApiDocument,
  schema: SchemaObject,
): SchemaObject | undefined {
  const { items } = flattenSchema(document, schema).schema;
  return items && isRecordSchema(flattenSchema(document, items).schema) ? items : undefined;
}

/** Whether a body is a single value instead of an object of fields: a JSON list, or one of several variants. */
export function isSingleValueBody(document: OpenApiDocument, found: FoundOperation): boolean {
  const [mediaType = '', schema] = getBodyContent(document, found) ?? [];
  if (!schema || !/json/.test(mediaType)) return false;
  const { properties, items, oneOf, anyOf } = flattenSchema(document, schema).schema;
  return !properties && (items ?? oneOf ?? anyOf) !== undefined;
}

/**
 * Whether a form can build the body of an operation: the properties of an object, or no body.
 *
 * @example canBuildBody(document, importAssets) // false: its body is a list
 */
export function canBuildBody(document: OpenApiDocument, found: FoundOperation): boolean {
  const { requestBody } = found.operation;
  const [mediaType, schema] = getBodyContent(document, found) ?? [];
  if (!requestBody || mediaType === undefined || !schema) return true;
  const { properties = {}, items } = flattenSchema(document, schema).schema;
  if (items || !SENDABLE_TYPES.some(pattern => pattern.test(mediaType))) return false;
  return Object.keys(properties).length > 0 || !dereference(document, requestBody).required;
}
