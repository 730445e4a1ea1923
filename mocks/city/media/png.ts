import { deflate } from './deflate.ts';

/** A colour as red, green and blue from 0 to 255. */
export type RgbTriple = readonly [number, number, number];

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly RgbTriple[];
  /** The place in the palette of the colour at a point. */
  readonly getColorIndex: (x: number, y: number) => number;
}

/** Makes a PNG of a drawing: the same bytes on every host. @see https://www.w3.org/TR/png-3/ */
export function encodePng({ width, height, palette, getColorIndex }: IndexedImage): Uint8Array {
  // Each row begins with its filter, which is none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = getColorIndex(x, y);
  }
  const header = [...toBigEndian(width), ...toBigEndian(height), 8, 3, 0, 0, 0];
  const compressed = [0x78, 0x01, ...deflate(rows, width + 1), ...toBigEndian(adler32(rows))];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...createChunk('IHDR', header),
    ...createChunk('PLTE', palette.flat()),
    ...createChunk('IDAT', compressed),
    ...createChunk('IEND', []),
  ]);
}

const toBigEndian = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

function createChunk(name: string, data: readonly number[]): readonly number[] {
  const body = [...Array.from(name, letter => letter.charCodeAt(0)), ...data];
  return [...toBigEndian(data.length), ...body, ...toBigEndian(crc32(body))];
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: readonly number[]): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
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
