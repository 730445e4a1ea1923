import { encodeStill } from './encodeStill.ts';

/** A thumbnail of the media library at two pixels of the screen per pixel of the page; a still covers it. */
const THUMBNAIL_PX = { width: 208, height: 112 };

/**
 * Shrinks a picture to the size of a thumbnail; an animated one to its first frame.
 *
 * @returns undefined for a picture that is not larger, in pixels or in bytes
 * @throws DOMException where the browser cannot decode it
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file);
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
