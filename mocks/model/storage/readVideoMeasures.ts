import { readMp4Measures } from './mp4Measures.ts';
import type { VideoMeasures } from './VideoMeasures.ts';
import { readWebmMeasures } from './webmMeasures.ts';

const MEASURE_READERS: Readonly<Record<string, (view: DataView) => VideoMeasures>> = {
  'video/mp4': readMp4Measures,
  'video/webm': readWebmMeasures,
};

/** Reads the size and the duration of a video from its container, by its media type, without decoding it. */
export function readVideoMeasures(bytes: Uint8Array, mediaType: string): VideoMeasures {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { width = 0, height = 0, duration = 0 } = MEASURE_READERS[mediaType]?.(view) ?? {};
  return {
    ...(width > 0 && height > 0 && { width, height }),
    ...(Number.isSafeInteger(duration) && duration > 0 && { duration }),
  };
}
