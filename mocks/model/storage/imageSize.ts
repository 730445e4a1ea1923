export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads width and height from the header of an image, by its media type; undefined where it has none. */
export function readImageSize(bytes: Uint8Array, mediaType: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = SIZE_READERS[mediaType]?.(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

type ImageSizeReader = (view: DataView) => ImageSize | undefined;

const SIZE_READERS: Readonly<Record<string, ImageSizeReader>> = {
  'image/png': view =>
    view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) },
  'image/gif': view =>
    view.byteLength < 10
      ? undefined
      : { width: view.getUint16(6, true), height: view.getUint16(8, true) },
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** The frame header is a segment from C0 to CF, except three with another meaning. */
function readJpeg(view: DataView): ImageSize | undefined {
  for (let offset = 2; offset + 9 < view.byteLength;) {
    const marker = view.getUint8(offset + 1);
    if (view.getUint8(offset) !== 0xff) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

function readWebp(view: DataView): ImageSize | undefined {
  if (view.byteLength < 30) return undefined;
  const readUint24 = (offset: number) =>
    view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  switch (view.getUint8(15)) {
    // "VP8X", "VP8L" and "VP8 "
    case 0x58:
      return { width: readUint24(24) + 1, height: readUint24(27) + 1 };
    case 0x4c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}
