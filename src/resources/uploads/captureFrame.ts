import { getVideoType } from '../../domain/uploads.ts';
import { objectUrls } from '../../ui/objectUrls.ts';
import { encodeStill } from './encodeStill.ts';

/** The longer side of a frame, in pixels. */
const MAX_FRAME_PX = 640;
/** Videos often start with a black frame. */
const FRAME_AT_SECONDS = 1;

/**
 * Captures a frame of a video as a JPEG.
 *
 * @returns undefined for another kind of file
 * @throws Error where the browser does not play it, or the signal aborts
 */
export async function captureFrame(
  file: File,
  signal: AbortSignal,
  maxBytes: number,
): Promise<File | undefined> {
  const type = getVideoType(file.name);
  const video = document.createElement('video');
  if (type === undefined || video.canPlayType(type) === '') return undefined;
  const url = objectUrls.create(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await waitFor(video, 'loadeddata', signal);
    // A recording without an index has an infinite duration.
    video.currentTime = Math.min(FRAME_AT_SECONDS, video.duration / 2);
    await waitFor(video, 'seeked', signal);
    const { videoWidth: width, videoHeight: height } = video;
    const scale = Math.min(1, MAX_FRAME_PX / Math.max(width, height));
    return await encodeStill(video, { width: width * scale, height: height * scale }, maxBytes);
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
