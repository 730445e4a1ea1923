import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MP4_BASE64, WEBM_BASE64 } from '../../city/media/clips.ts';
import { fromBase64 } from '../../shared/base64.ts';
import { readVideoMeasures } from './readVideoMeasures.ts';

const CLIPS = [
  ['video/mp4', fromBase64(MP4_BASE64)],
  ['video/webm', fromBase64(WEBM_BASE64)],
] as const;

const bytesOf = (...parts: readonly (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'number' ? part : Array.from(part, letter => letter.charCodeAt(0)),
    ),
  );

describe('the measures of a video', () => {
  it.each(CLIPS)('of %s are read from its container', (type, bytes) => {
    expect(readVideoMeasures(bytes, type)).toEqual({ width: 160, height: 80, duration: 2_000 });
  });

  it.each(CLIPS)('of %s are absent where it is cut off, and end in no error', (type, bytes) => {
    expect(readVideoMeasures(bytes.subarray(0, 40), type)).toEqual({});
    for (let length = 0; length < bytes.length; length += 1) {
      readVideoMeasures(bytes.subarray(0, length), type);
    }
  });

  it('of any bytes end in no error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(...CLIPS), (bytes, [type]) => {
        readVideoMeasures(bytes, type);
      }),
    );
  });

  it('of a recording without a duration are its size', () => {
    const video = bytesOf(0xe0, 0x87, 0xb0, 0x81, 32, 0xba, 0x82, 1, 4);
    const track = bytesOf(0xae, 0x80 + video.length, ...video);
    const tracks = bytesOf(0x16, 0x54, 0xae, 0x6b, 0x80 + track.length, ...track);
    // The size of the segment is unknown.
    const segment = bytesOf(0x18, 0x53, 0x80, 0x67, 0xff, ...tracks);
    expect(readVideoMeasures(segment, 'video/webm')).toEqual({ width: 32, height: 260 });
  });

  it('of a recording have its own scale of time', () => {
    const scale = bytesOf(0x2a, 0xd7, 0xb1, 0x83, 0x1e, 0x84, 0x80);
    const duration = bytesOf(0x44, 0x89, 0x84, 0x40, 0x40, 0, 0);
    const info = bytesOf(0x15, 0x49, 0xa9, 0x66, 0x80 + 14, ...scale, ...duration);
    const segment = bytesOf(0x18, 0x53, 0x80, 0x67, 0x80 + info.length, ...info);
    // Three units of two milliseconds.
    expect(readVideoMeasures(segment, 'video/webm')).toEqual({ duration: 6 });
  });

  it('of a movie with long times are read too', () => {
    const times = [...new Uint8Array(16), 0, 0, 3, 0xe8, 0, 0, 0, 0, 0, 0, 0x17, 0x70];
    const header = bytesOf(0, 0, 0, 40, 'mvhd', 1, 0, 0, 0, ...times);
    const movie = bytesOf(0, 0, 0, 8 + header.length, 'moov', ...header);
    expect(readVideoMeasures(movie, 'video/mp4')).toEqual({ duration: 6_000 });
  });

  it('of another file are none', () => {
    expect(readVideoMeasures(CLIPS[0][1], 'image/png')).toEqual({});
  });
});
