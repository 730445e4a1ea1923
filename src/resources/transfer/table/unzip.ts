import { Unzip, UnzipInflate } from 'fflate';

import { TableError } from './TableError.ts';

/** The unpacked size limit: a workbook of a million rows stays below it, an archive bomb does not. */
const MAX_UNPACKED_BYTES = 480 * 1024 * 1024;
const MAX_PART_BYTES = 400 * 1024 * 1024;
/** Sheet rows compress to about a thirtieth; a higher ratio is an attack on memory. */
const MAX_COMPRESSION_RATIO = 250;
const UNCHECKED_BYTES = 32 * 1024 * 1024;
/** The number of bytes unpacked per step, after which the unpacking can stop. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Unpacks the requested parts of an archive. Its declared sizes are not trusted: the bytes are counted.
 *
 * @throws TableError for an invalid archive, and for one that unpacks to more than a workbook can have
 * @see SEC-08
 */
export function unzipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  const maxBytes = Math.min(
    MAX_UNPACKED_BYTES,
    Math.max(UNCHECKED_BYTES, bytes.length * MAX_COMPRESSION_RATIO),
  );
  let unpackedBytes = 0;
  const unzip = new Unzip(part => {
    if (!isWanted(part.name)) return;
    const pieces: Uint8Array[] = [];
    let size = 0;
    part.ondata = (error, piece, isLast) => {
      // The type of fflate is wrong here.
      if (error as unknown) throw error as Error;
      size += piece.length;
      unpackedBytes += piece.length;
      if (size > MAX_PART_BYTES || unpackedBytes > maxBytes)
        throw new TableError('transfer.file.unpackedTooLarge');
      pieces.push(piece);
      if (isLast) parts.set(part.name, concatBytes(pieces, size));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const to = Math.min(from + CHUNK_BYTES, bytes.length);
      unzip.push(bytes.subarray(from, to), to === bytes.length);
    }
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('transfer.file.broken');
  }
  return parts;
}

function concatBytes(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
