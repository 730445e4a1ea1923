import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * The device in the path, or another.
 *
 * @throws Refusal 404 (3)
 */
export function getAsset({ path, platform: { store } }: OperationCall, id = path.id ?? ''): Row {
  const asset = store.table('assets').get(id);
  if (!asset) throw httpErrors.unknownDevice(id);
  return asset;
}
