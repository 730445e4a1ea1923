import { crc32, inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { createRandom } from '../../shared/random.ts';
import { renderNightPicture } from './renderNightPicture.ts';
import { encodeIndexedPng, type RgbTriple } from './png.ts';

describe('a PNG', () => {
  /** The chunks by name, their sums checked against another implementation. */
  function chunksOf(png: Uint8Array) {
    const view = new DataView(png.buffer);
    const chunks: [string, Uint8Array][] = [];
    for (let at = 8; at < png.length;) {
      const length = view.getUint32(at);
      expect(view.getUint32(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
      const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
      chunks.push([name, png.subarray(at + 8, at + 8 + length)]);
      at += length + 12;
    }
    return chunks;
  }

  it('has the pixels of the picture', () => {
    const palette: readonly RgbTriple[] = [
      [0, 0, 0],
      [255, 0, 0],
      [0, 255, 0],
    ];
    const png = encodeIndexedPng({
      width: 3,
      height: 2,
      palette,
      getColorIndex: (x, y) => (x + y) % 3,
    });
    const [[head, header], [, colours], [, data], [end]] = chunksOf(png) as [
      [string, Uint8Array],
      [string, Uint8Array],
      [string, Uint8Array],
      [string, Uint8Array],
    ];
    expect([head, end]).toEqual(['IHDR', 'IEND']);
    expect([...header]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect([...colours]).toEqual(palette.flat());
    expect([...inflateSync(data)]).toEqual([0, 0, 1, 2, 0, 1, 2, 0]);
  });

  it('of a night is small, and the same for the same random', () => {
    const night = renderNightPicture(createRandom(1));
    expect(night.length).toBeLessThan(4_096);
    expect(renderNightPicture(createRandom(1))).toEqual(night);
    expect(renderNightPicture(createRandom(2))).not.toEqual(night);
  });
});
