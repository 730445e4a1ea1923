import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * Returns the device of the path parameter, or of the given id.
 *
 * @throws HttpError 404 (3)
 */
export function getAsset({ path, platform: { store } }: OperationCall, id = path.id ?? ''): Row {
  const asset = store.table('assets').get(id);
  if (!asset) throw httpErrors.unknownDevice(id);
  return asset;
}
