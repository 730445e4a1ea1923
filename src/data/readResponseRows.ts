import { isObject } from '../schema/isObject.ts';
import type { JsonPath } from '../schema/listing.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { getAtPath } from './callOperation.ts';
import type { DataRow } from './dialects/Lister.ts';
import { createOperationResponseError } from './createResponseError.ts';

/**
 * Returns the rows in the response of a list; the rows themselves are not validated. An envelope without rows is an
 * empty list: some platforms omit it, or return null.
 *
 * @throws ResponseError when there is no list
 * @example await readResponseRows(listLamps, { data: [{ id: 7 }] }, ['data']) // [{ id: 7 }]
 */
export async function readResponseRows(
  operation: Pick<CallDescriptor, 'method' | 'path'>,
  body: unknown,
  path: JsonPath = [],
): Promise<DataRow[]> {
  const rows = getAtPath(body, path);
  if (Array.isArray(rows)) return rows as DataRow[];
  const isEnvelope = path.length > 0 && isObject(body);
  if (isEnvelope && (rows ?? undefined) === undefined) return [];
  throw await createOperationResponseError(operation, body);
}
