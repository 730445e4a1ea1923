import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { createRandom } from '../random.ts';
import { deflate } from './deflate.ts';
import { renderNightPicture } from './renderNightPicture.ts';
import { encodePng, type RgbTriple } from './png.ts';

describe('deflate', () => {
  const random = createRandom(3);
  it.each([
    ['nothing', new Uint8Array(0)],
    ['one byte', Uint8Array.of(200)],
    ['a long run', new Uint8Array(5_000).fill(7)],
    ['noise of every byte', Uint8Array.from({ length: 5_000 }, () => random.nextInt(256))],
    ['rows alike', Uint8Array.from({ length: 5_000 }, (_, i) => (i % 100) * 2)],
    [
      'runs of every length',
      Uint8Array.from({ length: 40_000 }, (_, i) => Math.floor(Math.sqrt(i * 2))),
    ],
  ])('packs %s so that another implementation unpacks it', (_, bytes) => {
    for (const distance of [1, 5, 100, 258, 4_097]) {
      const packed = deflate(bytes, distance);
      const zlib = Buffer.concat([Buffer.of(0x78, 0x01), packed, adlerOf(bytes)]);
      expect(new Uint8Array(inflateSync(zlib))).toEqual(bytes);
    }
  });
});

function adlerOf(bytes: Uint8Array): Buffer {
  let [a, b] = [1, 0];
  for (const byte of bytes) [a, b] = [(a + byte) % 65_521, (b + a + byte) % 65_521];
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(b * 65_536 + a);
  return sum;
}

describe('a PNG', () => {
  /** The chunks by name; their sums are checked by the browser's tests, their order here. */
  function chunksOf(png: Uint8Array) {
    const view = new DataView(png.buffer);
    const chunks: [string, Uint8Array][] = [];
    for (let at = 8; at < png.length;) {
      const length = view.getUint32(at);
      const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
      chunks.push([name, png.subarray(at + 8, at + 8 + length)]);
      at += length + 12;
    }
    return chunks;
  }

  it('has the pixels that were drawn', () => {
    const palette: readonly RgbTriple[] = [
      [0, 0, 0],
      [255, 0, 0],
      [0, 255, 0],
    ];
    const png = encodePng({ width: 3, height: 2, palette, getColorIndex: (x, y) => (x + y) % 3 });
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
