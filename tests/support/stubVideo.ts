import { vi } from 'vitest';

import { stubEncoder, type EncoderStub } from './stubEncoder.ts';

/** What a stubbed browser has: a video that it plays, and images of it that it encodes. */
export interface VideoStub extends EncoderStub {
  plays: boolean;
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
}

/** Replaces what jsdom does not have: videos of the type MP4, and canvases that encode them. */
export function stubVideo(): VideoStub {
  const stub: VideoStub = {
    ...{ plays: true, width: 1_920, height: 1_080, duration: 10 },
    ...{ getImageSize: quality => quality * 100_000, isTransparent: false, drawn: [] },
  };
  const media = HTMLMediaElement.prototype;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:video');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(media, 'canPlayType').mockImplementation(type => (type === 'video/mp4' ? 'maybe' : ''));
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
  vi.spyOn(media, 'duration', 'get').mockImplementation(() => stub.duration);
  vi.spyOn(media, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(stub.plays ? 'loadeddata' : 'error')));
  });
  vi.spyOn(media, 'currentTime', 'set').mockImplementation(function (
    this: HTMLMediaElement,
    seconds,
  ) {
    stub.drawn.push(['seek', seconds]);
    queueMicrotask(() => this.dispatchEvent(new Event('seeked')));
  });
  const video = HTMLVideoElement.prototype;
  vi.spyOn(video, 'videoWidth', 'get').mockImplementation(() => stub.width);
  vi.spyOn(video, 'videoHeight', 'get').mockImplementation(() => stub.height);
  stubEncoder(stub);
  return stub;
}
