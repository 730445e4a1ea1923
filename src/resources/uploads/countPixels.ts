/** Counts the pixels of a picture by its header, before it is decoded; undefined where the header has no size. */
export function countPixels(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return countIn(view);
  } catch {
    // The header ends before the size.
    return undefined;
  }
}

const PNG_START = 0x89_50_4e_47;
const GIF_START = 0x47_49_46_38;
const RIFF_START = 0x52_49_46_46;

/** @throws RangeError a header that is not complete */
function countIn(view: DataView): number | undefined {
  const start = view.getUint32(0);
  if (start === PNG_START) return view.getUint32(16) * view.getUint32(20);
  if (start === GIF_START) return view.getUint16(6, true) * view.getUint16(8, true);
  if (start === RIFF_START) return countInWebp(view);
  return start >>> 16 === 0xff_d8 ? countInJpeg(view) : undefined;
}

/** The size is in the first segment of C0 to CF, except three with another meaning. */
function countInJpeg(view: DataView): number | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** A WebP starts with a chunk "VP8X", "VP8L" or "VP8 ". */
function countInWebp(view: DataView): number {
  const chunk = String.fromCharCode(view.getUint8(15));
  const bits = view.getUint32(21, true);
  if (chunk === 'L') return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  const [x, y] = chunk === 'X' ? [24, 27] : [26, 28];
  const sizeAt = (at: number) =>
    chunk === 'X'
      ? 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
      : view.getUint16(at, true) & 0x3fff;
  return sizeAt(x) * sizeAt(y);
}
