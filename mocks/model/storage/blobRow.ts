import type { Row } from '../../platform/Store.ts';
import { toBase64 } from '../../shared/base64.ts';

/** The collection of the bytes of files, documents and packages. */
export const BLOB_COLLECTION = 'blobs';

/** The collection of the stills of pictures and videos, each with the id of its file. */
export const STILL_COLLECTION = 'stills';

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
