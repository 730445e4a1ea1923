/** The left rotations of each of the four rounds in bits, in turn. */
const ROUND_SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** The index of the 32-bit word of a block, for each step of a round. */
const ROUND_WORD_INDEXES = [
  (step: number) => step,
  (step: number) => (5 * step + 1) % 16,
  (step: number) => (3 * step + 5) % 16,
  (step: number) => (7 * step) % 16,
] as const;

const SINES = Int32Array.from({ length: 64 }, (_, i) =>
  Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32),
);
const STEP_SHIFTS = Int32Array.from({ length: 64 }, (_, i) => ROUND_SHIFTS[i >> 4]?.[i & 3] ?? 0);
const STEP_WORD_INDEXES = Int32Array.from(
  { length: 64 },
  (_, i) => ROUND_WORD_INDEXES[i >> 4]?.(i) ?? 0,
);

/**
 * Returns the MD5 of bytes, or of a text in UTF-8, in 32 hexadecimal digits: the identity of the platform's scenes and
 * packages. Browsers have no MD5. It is not used for security.
 *
 * @see https://www.rfc-editor.org/rfc/rfc1321
 */
export function md5(input: string | Uint8Array): string {
  const words = padMessage(typeof input === 'string' ? new TextEncoder().encode(input) : input);
  const state = new Int32Array([0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]);
  for (let offset = 0; offset < words.length; offset += 16) addBlock(state, words, offset);
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  state.forEach((word, i) => view.setInt32(i * 4, word, true));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes as little-endian 32-bit words, padded with the bit 1, zeros and the length. */
function padMessage(bytes: Uint8Array): Int32Array {
  const blocks = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const words = new Int32Array(blocks.buffer);
  words[words.length - 2] = bytes.length << 3;
  words[words.length - 1] = Math.floor(bytes.length / 2 ** 29);
  return words;
}

function addBlock(state: Int32Array, words: Int32Array, offset: number): void {
  const [a0 = 0, b0 = 0, c0 = 0, d0 = 0] = state;
  let [a, b, c, d] = [a0, b0, c0, d0];
  for (let step = 0; step < 64; step += 1) {
    const sum =
      (a +
        mixRound(step >> 4, b, c, d) +
        (SINES[step] ?? 0) +
        (words[offset + (STEP_WORD_INDEXES[step] ?? 0)] ?? 0)) |
      0;
    const shift = STEP_SHIFTS[step] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0;
  }
  state[0] = a0 + a;
  state[1] = b0 + b;
  state[2] = c0 + c;
  state[3] = d0 + d;
}

function mixRound(round: number, b: number, c: number, d: number): number {
  if (round === 0) return (b & c) | (~b & d);
  if (round === 1) return (d & b) | (~d & c);
  return round === 2 ? b ^ c ^ d : c ^ (b | ~d);
}
