import { createBinaryResponse } from '../../platform/BinaryResponse.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { BLOB_COLLECTION } from '../../model/storage/blobRow.ts';
import { fromBase64 } from '../../shared/base64.ts';

/**
 * Creates the rule that returns the stored bytes of a record unchanged.
 *
 * @param getBlobId the id of the bytes of a record
 */
export const createDownloadRule =
  (
    resource: string,
    noun: string,
    getBlobId: (row: Row) => string = ({ id }) => String(id),
  ): OperationRule =>
  ({ path: { id = '' }, platform: { store } }) => {
    const row = store.table(resource).get(id);
    const blob = row && getBlob(store, getBlobId(row));
    if (!blob) throw httpErrors.notFound(noun, id);
    return createBinaryResponse({
      type: String(blob.type),
      bytes: fromBase64(String(blob.data)),
      name: String(blob.name),
    });
  };

export const getBlob = (store: Store, id: string): Row | undefined =>
  store.records(BLOB_COLLECTION).get(id);
