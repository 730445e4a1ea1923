import { createBinaryResponse } from '../../platform/BinaryResponse.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { BLOB_COLLECTION, STILL_COLLECTION } from '../../model/storage/blobRow.ts';
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
    return toResponse(blob);
  };

/** Returns the still of a file. @throws HttpError 404 (6) also where it was uploaded without one */
export const getFileStill: OperationRule = ({ path: { id = '' }, platform: { store } }) => {
  const still = store.table('files').get(id) && store.records(STILL_COLLECTION).get(id);
  if (!still) throw httpErrors.notFound('still', id);
  return toResponse(still);
};

const toResponse = ({ type, data, name }: Row) =>
  createBinaryResponse({
    type: String(type),
    bytes: fromBase64(String(data)),
    name: String(name),
  });

export const getBlob = (store: Store, id: string): Row | undefined =>
  store.records(BLOB_COLLECTION).get(id);
