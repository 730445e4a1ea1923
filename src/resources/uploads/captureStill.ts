import { isPictureName, MAX_STILL_BYTES, MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import { captureFrame } from './captureFrame.ts';

/** A busy computer takes several seconds to start a decoder; a file that it cannot decode fails at once. */
const STILL_TIMEOUT_MS = 15_000;

/**
 * Captures the still of a file: a frame of a video, or a large picture in the size of a thumbnail. Lists show it in place
 * of the file, and rendered previews in place of a video: the platform decodes neither.
 *
 * @returns undefined for another kind of file, a picture that is small itself or has too many pixels to be decoded, a
 *   file that the browser does not decode in time, after the signal aborts, and where one form has no room for both
 * @see MEDIA-10, MEDIA-14
 */
export async function captureStill(file: File, signal: AbortSignal): Promise<File | undefined> {
  const maxBytes = Math.min(MAX_STILL_BYTES, MAX_UPLOAD_BYTES - file.size);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(STILL_TIMEOUT_MS)]);
  try {
    return await (isPictureName(file.name)
      ? shrinkPicture(file, limit, maxBytes)
      : captureFrame(file, limit, maxBytes));
  } catch {
    // The still is optional: the upload continues without it.
    return undefined;
  }
}
