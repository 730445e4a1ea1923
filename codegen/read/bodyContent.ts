import type { Content, OpenApi, Schema } from '../openapi.ts';
import type { FoundOperation } from './operations.ts';
import { recordOf } from './record.ts';
import { dereference, flatten } from './resolve.ts';

/** The media types that the console can send, the best first. */
const SENDABLE = [/json/, /^\*\/\*$/, /^application\/x-www-form-urlencoded\b/, /^multipart\//];

/** The media type of a body that is used, when several are offered. What takes anything is sent JSON. */
export function bodyContent(content: Content | undefined): readonly [string, Schema] | undefined {
  const offers = Object.entries(content ?? {});
  const chosen =
    SENDABLE.map(good => offers.find(([type]) => good.test(type))).find(Boolean) ?? offers[0];
  return chosen && [chosen[0] === '*/*' ? 'application/json' : chosen[0], chosen[1].schema ?? {}];
}

/** The media type and schema of what an operation sends. */
export function bodyOf(
  document: OpenApi,
  { operation: { requestBody } }: FoundOperation,
): readonly [string, Schema] | undefined {
  return bodyContent(requestBody && dereference(document, requestBody).content);
}

/** The schema of one record in a body that is a list of records. */
export function itemOf(document: OpenApi, schema: Schema): Schema | undefined {
  const { items } = flatten(document, schema).schema;
  return items && recordOf(flatten(document, items).schema) ? items : undefined;
}

/** Whether a body is one value and no object of fields: a JSON list, or one of several shapes. */
export function isValueBody(document: OpenApi, found: FoundOperation): boolean {
  const [mediaType = '', schema] = bodyOf(document, found) ?? [];
  if (!schema || !/json/.test(mediaType)) return false;
  const { properties, items, oneOf, anyOf } = flatten(document, schema).schema;
  return !properties && (items ?? oneOf ?? anyOf) !== undefined;
}

/** Whether a form can write what an operation sends: the properties of an object, or nothing at all. */
export function canBeSent(document: OpenApi, found: FoundOperation): boolean {
  const { requestBody } = found.operation;
  const [mediaType, schema] = bodyOf(document, found) ?? [];
  if (!requestBody || mediaType === undefined || !schema) return true;
  const { properties = {}, items } = flatten(document, schema).schema;
  if (items || !SENDABLE.some(good => good.test(mediaType))) return false;
  return Object.keys(properties).length > 0 || !dereference(document, requestBody).required;
}
