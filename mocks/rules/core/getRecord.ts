import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * Returns the record of the path parameter.
 *
 * @throws HttpError 404 (6)
 */
export function getRecord(
  { path: { id = '' }, platform: { store } }: OperationCall,
  resource: string,
): Row {
  const row = store.table(resource).get(id);
  if (!row) throw httpErrors.notFound(resource, id);
  return row;
}
