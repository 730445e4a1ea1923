import { describe, expect, it } from 'vitest';

import { countPixels } from './countPixels.ts';

const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);
const letters = (text: string) => Array.from(text, letter => letter.charCodeAt(0));
const PNG = [0x89, ...letters('PNG\r\n\x1a\n'), ...zeros(4), ...letters('IHDR')];
const webp = (chunk: string) => [...letters('RIFF'), ...zeros(4), ...letters(`WEBP${chunk}`)];

describe('the pixels of a picture by its header', () => {
  it.each([
    ['a PNG', [...PNG, 0, 0, 0x27, 0x10, 0, 0, 0x13, 0x88], 50_000_000],
    ['a GIF', [...letters('GIF89a'), 0x2c, 0x01, 0x64, 0x00], 30_000],
    [
      'a JPEG behind another segment',
      [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0, 100, 1, 44],
      30_000,
    ],
    ['an extended WebP', [...webp('VP8X'), ...zeros(8), 0x2b, 1, 0, 99, 0, 0], 30_000],
    [
      'a lossless WebP',
      [...webp('VP8L'), ...zeros(4), 0x2f, 0x2b, 0xc1, 0x18, 0, ...zeros(5)],
      30_000,
    ],
    ['a lossy WebP', [...webp('VP8 '), ...zeros(10), 0x2c, 1, 100, 0], 30_000],
  ])('of %s', (_, bytes, pixels) => {
    expect(countPixels(Uint8Array.from(bytes))).toBe(pixels);
  });

  it('are not known of a header that is not complete, and of another file', () => {
    expect(countPixels(Uint8Array.from(PNG))).toBeUndefined();
    expect(countPixels(Uint8Array.from(letters('<svg width="1" />')))).toBeUndefined();
    expect(countPixels(new Uint8Array())).toBeUndefined();
  });
});
