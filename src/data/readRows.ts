import type { Inside } from '../schema/listing.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import { inside } from './ask.ts';
import type { Row } from './dialects/Lister.ts';
import { failureOf } from './responseFailure.ts';

/**
 * The rows in the response of a list; the rows themselves are not checked. An envelope without rows is an empty list: some
 * platforms leave it out, or write null.
 *
 * @throws ResponseError when there is no list
 */
export async function readRows(
  operation: Pick<CallDescriptor, 'method' | 'path'>,
  body: unknown,
  path: Inside = [],
): Promise<Row[]> {
  const rows = inside(body, path);
  if (Array.isArray(rows)) return rows as Row[];
  const isEnvelope = path.length > 0 && typeof body === 'object' && body && !Array.isArray(body);
  if (isEnvelope && (rows ?? undefined) === undefined) return [];
  throw await failureOf(operation, body);
}
