import { getVideoType, MAX_STILL_BYTES, MAX_UPLOAD_BYTES } from '../../domain/uploads.ts';
import { objectUrls } from '../../ui/objectUrls.ts';

/** The longer side of a still, in pixels. */
const MAX_STILL_PX = 640;
/** Videos often start with a black frame. */
const STILL_AT_SECONDS = 1;
/** A busy computer takes several seconds to start a decoder; a file that it cannot decode fails at once. */
const CAPTURE_TIMEOUT_MS = 15_000;
const QUALITIES: readonly number[] = [0.85, 0.6, 0.35];

/**
 * Captures a frame of a video as a JPEG, which its rendered previews show: the platform decodes no video.
 *
 * @returns undefined for another kind of file, and where the browser does not play it in time, the signal aborts, or one
 *   form has no room for both
 * @see MEDIA-10
 */
export async function captureStill(file: File, signal: AbortSignal): Promise<File | undefined> {
  const type = getVideoType(file.name);
  const video = document.createElement('video');
  if (type === undefined || video.canPlayType(type) === '') return undefined;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(CAPTURE_TIMEOUT_MS)]);
  const url = objectUrls.create(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitFor(video, 'loadeddata', limit);
    // A recording without an index has an infinite duration.
    video.currentTime = Math.min(STILL_AT_SECONDS, video.duration / 2);
    await waitFor(video, 'seeked', limit);
    return await encodeFrame(video, Math.min(MAX_STILL_BYTES, MAX_UPLOAD_BYTES - file.size));
  } catch {
    // The still is optional: the upload continues without it.
    return undefined;
  } finally {
    video.removeAttribute('src');
    // Frees the decoder: a page may have a limited number of them.
    video.load();
    objectUrls.revoke(url);
  }
}

/** @throws the reason of the signal; Error where the video cannot be decoded */
const waitFor = (video: HTMLVideoElement, type: 'loadeddata' | 'seeked', signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`No ${type}`));
    signal.throwIfAborted();
    video.addEventListener(type, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });

async function encodeFrame(video: HTMLVideoElement, maxBytes: number): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, MAX_STILL_PX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const image = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (image && image.size <= maxBytes)
      return new File([image], 'still.jpg', { type: image.type });
  }
  return undefined;
}
