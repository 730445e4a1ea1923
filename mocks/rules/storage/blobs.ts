import { createBinaryResponse } from '../../platform/BinaryResponse.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** The collection of the bytes of files, documents and packages. */
export const BLOB_COLLECTION = 'blobs';

interface StoredBlob {
  readonly id: string;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The kind of record that can be created from the bytes, where they belong to no record yet. */
  readonly of?: 'package';
}

/** Creates the row that stores bytes. */
export const createBlobRow = ({ id, name, type, bytes, of }: StoredBlob): Row => ({
  id,
  name,
  type,
  ...(of && { of }),
  size: bytes.length,
  data: toBase64(bytes),
});

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
