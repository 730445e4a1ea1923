import type { MediaTypes, OpenApiDocument, SchemaObject } from '../openapi.ts';
import type { FoundOperation } from './findOperations.ts';
import { isRecordSchema } from './findRecord.ts';
import { dereference, flattenSchema } from './resolveSchema.ts';

/** The media types that the console can send, the best first. */
const SENDABLE_TYPES = [
  /json/,
  /^\*\/\*$/,
  /^application\/x-www-form-urlencoded\b/,
  /^multipart\//,
];

/** The media type of a body that is used, when several are offered. What takes anything is sent JSON. */
export function selectBodyContent(
  content: MediaTypes | undefined,
): readonly [string, SchemaObject] | undefined {
  const entries = Object.entries(content ?? {});
  const chosen =
    SENDABLE_TYPES.map(pattern => entries.find(([type]) => pattern.test(type))).find(Boolean) ??
    entries[0];
  return chosen && [chosen[0] === '*/*' ? 'application/json' : chosen[0], chosen[1].schema ?? {}];
}

/** The media type and schema of what an operation sends. */
export function getBodyContent(
  document: OpenApiDocument,
  { operation: { requestBody } }: FoundOperation,
): readonly [string, SchemaObject] | undefined {
  return selectBodyContent(requestBody && dereference(document, requestBody).content);
}

/** The schema of one record in a body that is a list of records. */
export function getRecordItem(
  document: OpenApiDocument,
  schema: SchemaObject,
): SchemaObject | undefined {
  const { items } = flattenSchema(document, schema).schema;
  return items && isRecordSchema(flattenSchema(document, items).schema) ? items : undefined;
}

/** Whether a body is one value and no object of fields: a JSON list, or one of several shapes. */
export function isSingleValueBody(document: OpenApiDocument, found: FoundOperation): boolean {
  const [mediaType = '', schema] = getBodyContent(document, found) ?? [];
  if (!schema || !/json/.test(mediaType)) return false;
  const { properties, items, oneOf, anyOf } = flattenSchema(document, schema).schema;
  return !properties && (items ?? oneOf ?? anyOf) !== undefined;
}

/** Whether a form can write what an operation sends: the properties of an object, or nothing at all. */
export function canBuildBody(document: OpenApiDocument, found: FoundOperation): boolean {
  const { requestBody } = found.operation;
  const [mediaType, schema] = getBodyContent(document, found) ?? [];
  if (!requestBody || mediaType === undefined || !schema) return true;
  const { properties = {}, items } = flattenSchema(document, schema).schema;
  if (items || !SENDABLE_TYPES.some(pattern => pattern.test(mediaType))) return false;
  return Object.keys(properties).length > 0 || !dereference(document, requestBody).required;
}
