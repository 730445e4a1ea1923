import { countPixels } from './countPixels.ts';
import { encodeStill } from './encodeStill.ts';

/** A thumbnail of the media library at two pixels of the screen per pixel of the page; a still covers it. */
const THUMBNAIL_PX = { width: 208, height: 112 };
/** A decoded picture has four bytes per pixel: 200 MB. */
const MAX_DECODED_PIXELS = 50_000_000;

/** The end of the latest picture: one is decoded at a time, however many files are uploaded. */
let latest: Promise<unknown> = Promise.resolve();

/**
 * Shrinks a picture to the size of a thumbnail; an animated one to its first frame.
 *
 * @returns undefined for a picture that is not larger, in pixels or in bytes, and for one of more than 50 megapixels
 * @throws Error where the browser cannot decode it, or the signal aborts
 */
export function shrinkPicture(
  file: File,
  signal: AbortSignal,
  maxBytes: number,
): Promise<File | undefined> {
  const result = latest.then(() => shrink(file, signal, maxBytes));
  latest = result.catch(() => undefined);
  return result;
}

async function shrink(
  file: File,
  signal: AbortSignal,
  maxBytes: number,
): Promise<File | undefined> {
  const pixels = countPixels(new Uint8Array(await file.arrayBuffer()));
  if (pixels !== undefined && pixels > MAX_DECODED_PIXELS) return undefined;
  const bitmap = await decode(file, signal);
  try {
    const { width, height } = bitmap;
    const scale = Math.max(THUMBNAIL_PX.width / width, THUMBNAIL_PX.height / height);
    if (scale >= 1) return undefined;
    const size = { width: width * scale, height: height * scale };
    return await encodeStill(bitmap, size, Math.min(maxBytes, file.size - 1));
  } finally {
    bitmap.close();
  }
}

/** Decodes a picture; one that is decoded after the signal aborts is released. */
async function decode(file: File, signal: AbortSignal): Promise<ImageBitmap> {
  signal.throwIfAborted();
  // Before the promise of the abort: where this throws, that one would be rejected later without a handler.
  const decoding = createImageBitmap(file);
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('The picture is not decoded in time.'));
    signal.addEventListener('abort', fail, { once: true });
  });
  try {
    return await Promise.race([decoding, aborted]);
  } catch (error) {
    void decoding.then(
      bitmap => bitmap.close(),
      () => undefined,
    );
    throw error;
  }
}
