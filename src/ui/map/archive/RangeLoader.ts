/** A part of a file, in bytes. */
export interface ByteRange {
  readonly url: string;
  readonly offset: number;
  readonly length: number;
}

/** Loads a part of a file. */
export type RangeLoader = (range: ByteRange, signal: AbortSignal) => Promise<ArrayBuffer>;
