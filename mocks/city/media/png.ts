import { deflate } from './deflate.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  /** The place in the palette of the colour at a point. */
  readonly at: (x: number, y: number) => number;
}

/** Makes a PNG of a drawing: the same bytes on every host. @see W3C PNG, third edition */
export function encodePng({ width, height, palette, at }: Drawing): Uint8Array {
  // Each row begins with its filter, which is none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = at(x, y);
  }
  const header = [...big(width), ...big(height), 8, 3, 0, 0, 0];
  const packed = [0x78, 0x01, ...deflate(rows, width + 1), ...big(adler32(rows))];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', header),
    ...chunk('PLTE', palette.flat()),
    ...chunk('IDAT', packed),
    ...chunk('IEND', []),
  ]);
}

const big = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function chunk(name: string, data: readonly number[]): readonly number[] {
  const body = [...Array.from(name, letter => letter.charCodeAt(0)), ...data];
  return [...big(data.length), ...body, ...big(crc32(body))];
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: readonly number[]): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}
