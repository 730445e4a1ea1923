import { Unzip, UnzipInflate } from 'fflate';

import { TableProblem } from './TableProblem.ts';

/** Unpacked, a workbook of a million rows stays below this; an archive made to fill the memory does not. */
const LARGEST_UNPACKED = 480 * 1024 * 1024;
const LARGEST_PART = 400 * 1024 * 1024;
/** Rows of a sheet pack to a thirtieth or so; what packs to less than this is made to fill the memory. */
const GREATEST_RATIO = 250;
const HARMLESS = 32 * 1024 * 1024;
/** Bytes that are given to the unpacking at once, between which it can be stopped. */
const STEP = 64 * 1024;

/**
 * The parts of an archive that are wanted, as bytes. What an archive says of its own sizes is not believed: the bytes
 * are counted as they come.
 *
 * @throws TableProblem for what is no archive, and for one that unpacks to more than a workbook can be
 * @see SEC-08
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>();
  const most = Math.min(LARGEST_UNPACKED, Math.max(HARMLESS, bytes.length * GREATEST_RATIO));
  let whole = 0;
  const unzip = new Unzip(part => {
    if (!isWanted(part.name)) return;
    const pieces: Uint8Array[] = [];
    let size = 0;
    part.ondata = (error, piece, isLast) => {
      // fflate's own type says otherwise, and is wrong.
      if (error as unknown) throw error as Error;
      size += piece.length;
      whole += piece.length;
      if (size > LARGEST_PART || whole > most) throw new TableProblem('transfer.file.bomb');
      pieces.push(piece);
      if (isLast) parts.set(part.name, joined(pieces, size));
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += STEP) {
      const to = Math.min(from + STEP, bytes.length);
      unzip.push(bytes.subarray(from, to), to === bytes.length);
    }
  } catch (error) {
    throw error instanceof TableProblem ? error : new TableProblem('transfer.file.broken');
  }
  return parts;
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
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
