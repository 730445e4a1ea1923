import { zlibSync } from 'fflate';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** 8 bits for each of red, green and blue; no interlacing. */
const COLOUR_TYPE = [8, 2, 0, 0, 0];

/** Encodes a picture of red, green and blue as PNG. @see https://www.rfc-editor.org/rfc/rfc2083 */
export function encodePng(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set(COLOUR_TYPE, 8);
  return concatenate([
    Uint8Array.from(SIGNATURE),
    createChunk('IHDR', header),
    createChunk('IDAT', zlibSync(filterRows(width, height, pixels), { level: 6 })),
    createChunk('IEND', new Uint8Array(0)),
  ]);
}

/** Stores each row as its difference from the one above (filter type 2): areas of one colour are zeros. */
function filterRows(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const stride = 3 * width;
  const filtered = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1);
    filtered[start] = 2;
    for (let at = 0; at < stride; at += 1) {
      const above = row === 0 ? 0 : pixels[(row - 1) * stride + at]!;
      filtered[start + 1 + at] = pixels[row * stride + at]! - above;
    }
  }
  return filtered;
}

function createChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, getCrc(chunk.subarray(4, data.length + 8)));
  return chunk;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function getCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
