/** The signatures of a ZIP's own list of what it holds, and of where that list ends. */
const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The end stands within so many bytes of the end of the file: it may carry a comment. */
const LONGEST_END = 22 + 65_535;

/**
 * How large an archive says that it becomes when it is unpacked, in bytes: the list of a ZIP, the last word of a GZIP.
 * Nothing is unpacked.
 *
 * @returns `undefined` where it does not say so; Infinity where a ZIP leaves it to its larger form
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return bytes.length < 18 ? undefined : view.getUint32(bytes.length - 4, true);
  const end = endOf(view);
  return end === undefined ? undefined : sumOf(view, end);
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= view.byteLength - LONGEST_END; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function sumOf(view: DataView, end: number): number | undefined {
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const size = view.getUint32(at + 24, true);
    sum += size === 0xffff_ffff ? Infinity : size;
    // Its name, its extra field and its comment follow each entry.
    const [name, extra, comment] = [28, 30, 32].map(place => view.getUint16(at + place, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sum;
}
