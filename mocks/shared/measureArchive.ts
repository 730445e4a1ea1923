import { Gunzip, Inflate } from 'fflate';

import { passSlices } from './passSlices.ts';

/** The error of an archive that cannot be unpacked. */
export class ArchiveError extends Error {}

/** Signatures of a ZIP: an entry of its central directory, the end of the directory, the header before the data of an entry. */
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_SIGNATURE = 0x04034b50;

/** Bytes of these records without their names, extra fields and comments. */
const ENTRY_LENGTH = 46;
const END_LENGTH = 22;
const LOCAL_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;

/** The bytes of a GZIP header and trailer. */
const MIN_GZIP_LENGTH = 18;

const METHOD_STORED = 0;
const METHOD_DEFLATED = 8;

/** Compressed bytes between two comparisons with the limit; DEFLATE unpacks them to at most a thousand times that. */
const SLICE_BYTES = 4_096;

/**
 * Returns how many bytes a ZIP or GZIP archive unpacks to. It is unpacked for that, because its own sizes can be wrong;
 * above the limit it stops and returns Infinity.
 *
 * @throws ArchiveError the archive cannot be unpacked
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT (4.3)
 */
export async function measureArchive(bytes: Uint8Array, limit: number): Promise<number> {
  try {
    return await (bytes[0] === 0x1f ? measureGzip(bytes, limit) : measureZip(bytes, limit));
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError(String(error));
  }
}

async function measureGzip(bytes: Uint8Array, limit: number): Promise<number> {
  if (bytes.length < MIN_GZIP_LENGTH) throw new ArchiveError('The archive is cut off.');
  return measureStream(new Gunzip(), bytes, limit);
}

async function measureZip(bytes: Uint8Array, limit: number): Promise<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let position = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count && size <= limit; entry += 1) {
    if (view.getUint32(position, true) !== ENTRY_SIGNATURE)
      throw new ArchiveError('An entry of the directory is broken.');
    size += await measureEntry(view, position, limit - size);
    position += ENTRY_LENGTH + sumLengths(view, [position + 28, position + 30, position + 32]);
  }
  return size > limit ? Infinity : size;
}

/** @returns the position of the end record, which a comment may follow */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  const first = Math.max(0, last - MAX_COMMENT_LENGTH);
  for (let position = last; position >= first; position -= 1)
    if (view.getUint32(position, true) === END_SIGNATURE) return position;
  throw new ArchiveError('The archive has no directory.');
}

/** @param position of the entry in the directory */
async function measureEntry(view: DataView, position: number, limit: number): Promise<number> {
  const method = view.getUint16(position + 10, true);
  const packedSize = view.getUint32(position + 20, true);
  const header = view.getUint32(position + 42, true);
  if (view.getUint32(header, true) !== LOCAL_SIGNATURE)
    throw new ArchiveError('An entry of the directory has no data.');
  const start = header + LOCAL_LENGTH + sumLengths(view, [header + 26, header + 28]);
  if (start + packedSize > view.byteLength) throw new ArchiveError('The archive is cut off.');
  if (method === METHOD_STORED) return packedSize;
  if (method !== METHOD_DEFLATED)
    throw new ArchiveError(`The compression method ${method} is not supported.`);
  const packed = new Uint8Array(view.buffer, view.byteOffset + start, packedSize);
  return measureStream(new Inflate(), packed, limit);
}

const sumLengths = (view: DataView, positions: readonly number[]) =>
  positions.reduce((sum, position) => sum + view.getUint16(position, true), 0);

async function measureStream(
  stream: Inflate | Gunzip,
  packed: Uint8Array,
  limit: number,
): Promise<number> {
  let size = 0;
  stream.ondata = unpacked => {
    size += unpacked.length;
  };
  await passSlices(packed, SLICE_BYTES, (slice, isLast) => {
    stream.push(slice, isLast);
    return size <= limit;
  });
  return size > limit ? Infinity : size;
}
