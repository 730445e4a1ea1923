/** How a byte or a length is written: so many bits. */
interface Code {
  readonly bits: number;
  readonly length: number;
}

/** The first length of each symbol from 257, and the bits that say how much longer it is. @see RFC 1951, 3.2.5 */
const LENGTHS = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27],
  ...[31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
];
const EXTRA = [
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
  ...[2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
];
const DISTANCES = [
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129],
  ...[193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097],
];

const LONGEST = 258;
const SHORTEST = 3;

/** Codes are sent from their highest bit on, everything else from its lowest. */
const reversed = (bits: number, length: number): Code => {
  let turned = 0;
  for (let i = 0; i < length; i += 1) turned |= ((bits >> i) & 1) << (length - 1 - i);
  return { bits: turned, length };
};

/** The fixed code of literals and lengths. @see RFC 1951, 3.2.6 */
const SYMBOLS = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return reversed(0x30 + symbol, 8);
  if (symbol < 256) return reversed(0x190 + symbol - 144, 9);
  return symbol < 280 ? reversed(symbol - 256, 7) : reversed(0xc0 + symbol - 280, 8);
});

const END = 256;

/**
 * Packs bytes with the fixed code, looking back for repetitions at one distance only besides the byte before: good
 * for drawn pictures, whose rows are much like the row above.
 */
export function deflate(bytes: Uint8Array, distance: number): Uint8Array {
  const out: number[] = [];
  let [hold, held] = [0, 0];
  const write = ({ bits, length }: Code) => {
    hold |= bits << held;
    held += length;
    for (; held >= 8; held -= 8) {
      out.push(hold & 255);
      hold >>>= 8;
    }
  };
  const symbol = (n: number) => {
    const code = SYMBOLS[n];
    if (code) write(code);
  };
  // One block, the last, of the fixed code.
  write({ bits: 0b011, length: 3 });
  for (let at = 0; at < bytes.length;) {
    const above = repeated(bytes, at, distance);
    const run = repeated(bytes, at, 1);
    const length = Math.max(above, run);
    if (length < SHORTEST) {
      symbol(bytes[at] ?? 0);
      at += 1;
      continue;
    }
    const place = LENGTHS.findLastIndex(first => first <= length);
    symbol(END + 1 + place);
    write({ bits: length - (LENGTHS[place] ?? 0), length: EXTRA[place] ?? 0 });
    writeDistance(write, run >= above ? 1 : distance);
    at += length;
  }
  symbol(END);
  if (held > 0) out.push(hold & 255);
  return Uint8Array.from(out);
}

function writeDistance(write: (code: Code) => void, distance: number): void {
  const place = DISTANCES.findLastIndex(first => first <= distance);
  write(reversed(place, 5));
  write({ bits: distance - (DISTANCES[place] ?? 0), length: Math.max(0, (place >> 1) - 1) });
}

/** How many bytes from here on are those that stand so far before. */
function repeated(bytes: Uint8Array, at: number, distance: number): number {
  if (at < distance) return 0;
  const end = Math.min(bytes.length, at + LONGEST);
  let i = at;
  while (i < end && bytes[i] === bytes[i - distance]) i += 1;
  return i - at;
}
