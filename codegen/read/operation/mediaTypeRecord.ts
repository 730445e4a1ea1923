import type { JsonPath } from '../../../src/schema/listing.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import { findRecord, type FoundRecord } from '../schema/findRecord.ts';
import { findRows } from '../schema/findRows.ts';
import type { BoundOperation } from './BoundOperation.ts';
import { splitPath } from './pathTemplate.ts';
import { getBodyContent, getRecordItem } from './requestBody.ts';
import { getResponseSchema } from './response.ts';

/**
 * Returns the path of the rows or the record in the successful response of a verb. Empty: the whole response.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
export function getResponseDataPath(
  document: OpenApiDocument,
  names: readonly string[],
  { found, binding }: BoundOperation,
): JsonPath {
  const schema = getResponseSchema(document, found.operation);
  if (!schema) return [];
  if (binding.kind === 'list') {
    return findRows(document, schema, splitPath(found.template).at(-1) ?? '')?.rows ?? [];
  }
  return RECORD_VERBS.has(binding.kind) ? findRecord(document, schema, names).dataPath : [];
}

const RECORD_VERBS: ReadonlySet<string> = new Set(['one', 'create', 'update']);

/** Finds the record in a body, and its path. */
export const findBodyRecord = (
  document: OpenApiDocument,
  names: readonly string[],
  { found, binding }: BoundOperation,
): (FoundRecord & { readonly isList?: boolean }) | undefined => {
  const [, schema] = getBodyContent(document, found) ?? [];
  if (!schema || !RECORD_VERBS.has(binding.kind)) return undefined;
  const item = getRecordItem(document, schema);
  return item
    ? { ...findRecord(document, item, names), isList: true }
    : findRecord(document, schema, names);
};
