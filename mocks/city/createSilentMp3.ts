/** A frame of MPEG 1, layer 3: 128 kbit/s at 48 kHz, one channel; the data after its header is silence. */
const FRAME_HEADER = [0xff, 0xfb, 0x94, 0xc4];

/** The size of a frame, which lasts 24 ms. */
const FRAME_BYTES = 384;

/** Creates a silent sound file of the given size in bytes: 16,000 of them are a second. */
export function createSilentMp3(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let offset = 0; offset + FRAME_BYTES <= size; offset += FRAME_BYTES)
    bytes.set(FRAME_HEADER, offset);
  return bytes;
}
