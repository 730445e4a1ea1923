import type { OpenApiDocument } from '../../openapi.ts';
import { getResponseSchema } from '../operation/response.ts';
import type { BoundOperation } from '../operation/BoundOperation.ts';
import { getBodyContent, getRecordItem } from '../operation/requestBody.ts';
import { splitPath } from '../operation/pathTemplate.ts';
import { findRecord, isRecordSchema } from '../schema/findRecord.ts';
import type { FlatSchema } from '../schema/schemaObject.ts';
import { findRows } from '../schema/findRows.ts';

/** The schemas of a resource's records, derived from its operations. */
export interface RecordSchema {
  /** The schema of the list response, else of the read response, else of the request body. */
  readonly flat: FlatSchema;
  /** The schema of the read response, when it differs from the list. */
  readonly detail?: FlatSchema;
}

/**
 * Reads the schemas of a resource's records. Returns `undefined` when none of its operations defines one.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
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
