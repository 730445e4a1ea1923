import { describe, expect, it } from 'vitest';

import { readImageSize } from './imageSize.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap(part =>
      typeof part === 'string' ? Array.from(part, letter => letter.charCodeAt(0)) : part,
    ),
  );
const zeros = (length: number) => Array.from({ length }, () => 0);

const SIZE = { width: 300, height: 200 };

describe('the size of a picture', () => {
  it.each([
    ['image/png', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200])],
    ['image/gif', bytes('GIF89a', [44, 1, 200, 0])],
    [
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 3, 0, 0]),
    ],
    ['image/webp', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [43, 1, 0, 199, 0, 0])],
    ['image/webp', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 43, 193, 49, 0], zeros(5))],
    ['image/webp', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [44, 1, 200, 0])],
  ])('is read from %s', (mediaType, picture) => {
    expect(readImageSize(picture, mediaType)).toEqual(SIZE);
  });

  it.each([
    ['image/png', bytes('\x89PNG\r\n\x1a\n')],
    ['image/gif', bytes('GIF89a')],
    ['image/gif', bytes('GIF89a', [0, 0, 0, 0])],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff])],
    ['image/jpeg', bytes([0xff, 0xd8], zeros(40))],
    ['image/webp', bytes('RIFF')],
    ['video/mp4', bytes('....ftyp')],
  ])('is not made up where %s does not contain it', (mediaType, picture) => {
    expect(readImageSize(picture, mediaType)).toBeUndefined();
  });
});
