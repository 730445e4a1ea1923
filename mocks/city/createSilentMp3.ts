/** A frame of MPEG 1, layer 3: 128 kbit/s at 48 kHz, one channel; all that follows its header is nothing to hear. */
const FRAME_HEADER = [0xff, 0xfb, 0x94, 0xc4];

/** How long it is: 24 ms. */
const FRAME_BYTES = 384;

/** A sound file of so many bytes in which nothing is heard: 16,000 of them are a second. */
export function createSilentMp3(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let offset = 0; offset + FRAME_BYTES <= size; offset += FRAME_BYTES)
    bytes.set(FRAME_HEADER, offset);
  return bytes;
}
