import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * The record in the path.
 *
 * @throws Refusal 404 (6)
 */
export function getRecord(
  { path: { id = '' }, platform: { store } }: OperationCall,
  resource: string,
): Row {
  const row = store.table(resource).get(id);
  if (!row) throw httpErrors.notFound(resource, id);
  return row;
}
