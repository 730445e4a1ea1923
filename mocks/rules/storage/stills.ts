import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { UploadedFile } from '../../platform/multipart.ts';
import type { Store } from '../../platform/Store.ts';
import { createBlobRow, STILL_COLLECTION } from '../../model/storage/blobRow.ts';
import { STILL_KINDS, validateContent } from './contentKinds.ts';

const PATH = '/still';

/** The maximum size of a still, in bytes. */
const MAX_STILL_BYTES = 200_000;

/**
 * Returns the media type of a still.
 *
 * @param fileType the media type of its file
 * @throws HttpError 415 (2) neither JPEG nor PNG; 422: 22 it is empty, does not match its name or is of a text, 78
 *   it is too large
 */
export async function validateStill(
  { name, bytes }: UploadedFile,
  fileType: string,
): Promise<string> {
  const mediaType = await validateContent(name, bytes, STILL_KINDS, PATH);
  if (!/^(?:image|video)\//.test(fileType)) {
    const message = 'belongs to a picture or a video only';
    throw httpErrors.invalidBody([{ path: PATH, code: 'kind', message }]);
  }
  if (bytes.length > MAX_STILL_BYTES) {
    const message = `has more than ${MAX_STILL_BYTES} bytes`;
    throw httpErrors.invalidBody([{ path: PATH, code: 'maxLength', message }], errorCodes.tooLarge);
  }
  return mediaType;
}

/** Stores the still of a file, with the id of the file. */
export function saveStill(store: Store, id: string, { name, bytes }: UploadedFile, type: string) {
  store.put(STILL_COLLECTION, createBlobRow({ id, name, type, bytes }));
}
