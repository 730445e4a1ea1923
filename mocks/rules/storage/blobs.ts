import { binary } from '../../platform/binary.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** The collection of the bytes of files, documents and packages. */
export const BLOBS = 'blobs';

interface Blob {
  readonly id: string;
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** What may be made of the bytes, where they are not those of one record. */
  readonly of?: 'package';
}

/** The row that bytes are kept as. */
export const blobRow = ({ id, name, type, bytes, of }: Blob): Row => ({
  id,
  name,
  type,
  ...(of && { of }),
  size: bytes.length,
  data: toBase64(bytes),
});

/** Gives back the bytes behind a record, as they came. @param idOf the id of the bytes of a record */
export const serve =
  (resource: string, noun: string, idOf: (row: Row) => string = ({ id }) => String(id)): Rule =>
  ({ path: { id = '' }, platform: { store } }) => {
    const row = store.table(resource).get(id);
    const blob = row && blobOf(store, idOf(row));
    if (!blob) throw refuse.unknown(noun, id);
    return binary({
      type: String(blob.type),
      bytes: fromBase64(String(blob.data)),
      name: String(blob.name),
    });
  };

export const blobOf = (store: Store, id: string): Row | undefined => store.records(BLOBS).get(id);
