import type { JsonPath } from '../../src/schema/listing.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { getResponseSchema } from './getResponseSchema.ts';
import type { BoundOperation } from './binding.ts';
import { getBodyContent, getRecordItem } from './bodyContent.ts';
import { splitPath } from './collections.ts';
import { findRecord, isRecordSchema, type FoundRecord } from './findRecord.ts';
import type { FlatSchema } from './resolveSchema.ts';
import { findRows } from './findRows.ts';

/** The schemas of a resource's records, derived from its operations. */
export interface RecordSchema {
  /** The schema of the list response, else of the read response, else of the request body. */
  readonly flat: FlatSchema;
  /** The schema of the read response, when it differs from the list. */
  readonly detail?: FlatSchema;
}

/** Reads the schemas of a resource's records. Returns `undefined` when none of its operations defines one. */
export function readRecordSchema(
  document: OpenApiDocument,
  name: string,
  bound: readonly BoundOperation[],
): RecordSchema | undefined {
  const list = bound.find(({ binding }) => binding.kind === 'list');
  const schema = list && getResponseSchema(document, list.found.operation);
  const item = schema && findRows(document, schema, getLastStep(list))?.item;
  const one = findVerbRecord(document, name, 'one', bound);
  if (item) {
    const hasOwnDetail = one && isRecordSchema(one.schema) && (one.name ?? item.name) !== item.name;
    return { flat: item, ...(hasOwnDetail && { detail: one }) };
  }
  const flat =
    one ?? WRITE_VERBS.map(verb => findVerbRecord(document, name, verb, bound)).find(Boolean);
  return flat && { flat };
}

const WRITE_VERBS = ['update', 'create'] as const;

const getLastStep = ({ found }: BoundOperation) => splitPath(found.template).at(-1) ?? '';

/** Finds the record in the response of a verb, or in its body when it has no response. */
function findVerbRecord(
  document: OpenApiDocument,
  name: string,
  verb: 'one' | 'create' | 'update',
  bound: readonly BoundOperation[],
): FlatSchema | undefined {
  const found = bound.find(({ binding }) => binding.kind === verb)?.found;
  if (!found) return undefined;
  const responseSchema = getResponseSchema(document, found.operation);
  const responseRecord = responseSchema && findRecord(document, responseSchema, [name]).flat;
  if (verb === 'one' || (responseRecord && isRecordSchema(responseRecord.schema)))
    return responseRecord;
  const [, body] = getBodyContent(document, found) ?? [];
  const bodyRecord =
    body && findRecord(document, getRecordItem(document, body) ?? body, [name]).flat;
  return bodyRecord && isRecordSchema(bodyRecord.schema) ? bodyRecord : undefined;
}

/** Returns the path of the rows or the record in the successful response of a verb. Empty: the whole response. */
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
