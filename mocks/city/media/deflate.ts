/** How a byte or a length is written: so many bits. */
interface HuffmanCode {
  readonly bits: number;
  readonly length: number;
}

/** The first length of each symbol from 257, and the bits that say how much longer it is. @see https://www.rfc-editor.org/rfc/rfc1951#section-3.2.5 */
const LENGTH_BASES = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27],
  ...[31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
];
const LENGTH_EXTRA_BITS = [
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
  ...[2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
];
const DISTANCE_BASES = [
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129],
  ...[193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097],
];

const MAX_MATCH = 258;
const MIN_MATCH = 3;

/** Codes are sent from their highest bit on, everything else from its lowest. */
const reverseBits = (bits: number, length: number): HuffmanCode => {
  let reversedBits = 0;
  for (let i = 0; i < length; i += 1) reversedBits |= ((bits >> i) & 1) << (length - 1 - i);
  return { bits: reversedBits, length };
};

/** The fixed code of literals and lengths. @see https://www.rfc-editor.org/rfc/rfc1951#section-3.2.6 */
const SYMBOL_CODES = Array.from({ length: 288 }, (_, symbol) => {
  if (symbol < 144) return reverseBits(0x30 + symbol, 8);
  if (symbol < 256) return reverseBits(0x190 + symbol - 144, 9);
  return symbol < 280 ? reverseBits(symbol - 256, 7) : reverseBits(0xc0 + symbol - 280, 8);
});

const END_OF_BLOCK = 256;

/**
 * Packs bytes with the fixed code, looking back for repetitions at one distance only besides the byte before: good
 * for drawn pictures, whose rows are much like the row above.
 */
export function deflate(bytes: Uint8Array, distance: number): Uint8Array {
  const output: number[] = [];
  let [bitBuffer, bitCount] = [0, 0];
  const writeCode = ({ bits, length }: HuffmanCode) => {
    bitBuffer |= bits << bitCount;
    bitCount += length;
    for (; bitCount >= 8; bitCount -= 8) {
      output.push(bitBuffer & 255);
      bitBuffer >>>= 8;
    }
  };
  const writeSymbol = (n: number) => {
    const code = SYMBOL_CODES[n];
    if (code) writeCode(code);
  };
  // One block, the last, of the fixed code.
  writeCode({ bits: 0b011, length: 3 });
  for (let offset = 0; offset < bytes.length;) {
    const distantMatch = getMatchLength(bytes, offset, distance);
    const runMatch = getMatchLength(bytes, offset, 1);
    const length = Math.max(distantMatch, runMatch);
    if (length < MIN_MATCH) {
      writeSymbol(bytes[offset] ?? 0);
      offset += 1;
      continue;
    }
    const codeIndex = LENGTH_BASES.findLastIndex(first => first <= length);
    writeSymbol(END_OF_BLOCK + 1 + codeIndex);
    writeCode({
      bits: length - (LENGTH_BASES[codeIndex] ?? 0),
      length: LENGTH_EXTRA_BITS[codeIndex] ?? 0,
    });
    writeDistance(writeCode, runMatch >= distantMatch ? 1 : distance);
    offset += length;
  }
  writeSymbol(END_OF_BLOCK);
  if (bitCount > 0) output.push(bitBuffer & 255);
  return Uint8Array.from(output);
}

function writeDistance(writeCode: (code: HuffmanCode) => void, distance: number): void {
  const codeIndex = DISTANCE_BASES.findLastIndex(first => first <= distance);
  writeCode(reverseBits(codeIndex, 5));
  writeCode({
    bits: distance - (DISTANCE_BASES[codeIndex] ?? 0),
    length: Math.max(0, (codeIndex >> 1) - 1),
  });
}

/** How many bytes from here on are those that stand so far before. */
function getMatchLength(bytes: Uint8Array, at: number, distance: number): number {
  if (at < distance) return 0;
  const end = Math.min(bytes.length, at + MAX_MATCH);
  let i = at;
  while (i < end && bytes[i] === bytes[i - distance]) i += 1;
  return i - at;
}
