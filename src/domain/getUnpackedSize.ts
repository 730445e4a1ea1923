/** The signatures of an entry in a ZIP's central directory, and of the directory's end. */
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;

/** The maximum distance of the end record from the end of the file, in bytes: it may have a comment. */
const MAX_END_LENGTH = 22 + 65_535;

/**
 * Returns the declared unpacked size of an archive, in bytes: from the directory of a ZIP, the last word of a GZIP.
 * Nothing is unpacked.
 *
 * @returns `undefined` where it is not declared; Infinity where a ZIP declares it in ZIP64 format only
 */
export function getUnpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return bytes.length < 18 ? undefined : view.getUint32(bytes.length - 4, true);
  const end = findEnd(view);
  return end === undefined ? undefined : sumEntrySizes(view, end);
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (
    let position = last;
    position >= 0 && position >= view.byteLength - MAX_END_LENGTH;
    position -= 1
  )
    if (view.getUint32(position, true) === END_SIGNATURE) return position;
  return undefined;
}

function sumEntrySizes(view: DataView, end: number): number | undefined {
  const count = view.getUint16(end + 10, true);
  let position = view.getUint32(end + 16, true);
  let sum = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (position + 46 > view.byteLength || view.getUint32(position, true) !== ENTRY_SIGNATURE)
      return undefined;
    const size = view.getUint32(position + 24, true);
    sum += size === 0xffff_ffff ? Infinity : size;
    // Each entry is followed by its name, its extra field and its comment.
    const [name, extra, comment] = [28, 30, 32].map(offset =>
      view.getUint16(position + offset, true),
    );
    position += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sum;
}
