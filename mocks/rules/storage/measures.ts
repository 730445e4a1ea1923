export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height that a picture says it has, by its media type; undefined where it does not say. */
export function measure(bytes: Uint8Array, mediaType: string): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = readers[mediaType]?.(view);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

type Read = (view: DataView) => Size | undefined;

const readers: Readonly<Record<string, Read>> = {
  'image/png': view =>
    view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) },
  'image/gif': view =>
    view.byteLength < 10
      ? undefined
      : { width: view.getUint16(6, true), height: view.getUint16(8, true) },
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
};

/** The frame header is the segment C0 to CF, but for three that mean something else. */
function readJpeg(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function readWebp(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined;
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint8(15)) {
    // "VP8X", "VP8L" and "VP8 "
    case 0x58:
      return { width: three(24) + 1, height: three(27) + 1 };
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
