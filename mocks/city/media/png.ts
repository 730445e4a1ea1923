import { gzipSync, zlibSync } from 'fflate';

/** A colour as red, green and blue from 0 to 255. */
export type RgbTriple = readonly [number, number, number];

export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly RgbTriple[];
  /** Returns the palette index of the colour at a point. */
  readonly getColorIndex: (x: number, y: number) => number;
}

/** Encodes an indexed image as PNG: the same bytes on every host. @see https://www.w3.org/TR/png-3/ */
export function encodeIndexedPng({
  width,
  height,
  palette,
  getColorIndex,
}: IndexedImage): Uint8Array {
  // Each row starts with its filter type: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = getColorIndex(x, y);
  }
  const header = [...toBigEndian(width), ...toBigEndian(height), 8, 3, 0, 0, 0];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...createChunk('IHDR', header),
    ...createChunk('PLTE', palette.flat()),
    ...createChunk('IDAT', [...zlibSync(rows)]),
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
  const body = Uint8Array.from([...Array.from(name, letter => letter.charCodeAt(0)), ...data]);
  return [...toBigEndian(data.length), ...body, ...crc32(body)];
}

/** The CRC-32 of bytes, highest byte first: fflate exports none, but a GZIP trailer has one. @see https://www.rfc-editor.org/rfc/rfc1952 (2.3.1) */
const crc32 = (bytes: Uint8Array) => gzipSync(bytes, { level: 0 }).slice(-8, -4).reverse();
