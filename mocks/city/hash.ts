/** Mixes the bits of a whole number (the end of splitmix32): integer arithmetic only, so no host differs. */
export function mixBits(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A whole number of 32 bits that a text always gives. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixBits(hash);
}

/** A number of 32 bits that two others always give, in this order. */
export const joinHashes = (first: number, second: number): number =>
  mixBits(first ^ Math.imul(second, 0x9e3779b9));

/** At least 0, less than 1: always the same for two numbers, with no relation to their neighbours'. */
export const hashToFraction = (first: number, second: number): number =>
  joinHashes(first, second) / 2 ** 32;
