/** Mixes the bits of an integer (the end of splitmix32): integer arithmetic only, so all hosts agree. */
export function mixBits(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Returns a 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return mixBits(hash);
}

/** Returns a 32-bit hash of two hashes, in this order. */
export const joinHashes = (first: number, second: number): number =>
  mixBits(first ^ Math.imul(second, 0x9e3779b9));

/** Returns a pseudo-random number from 0 to below 1 of two numbers, unrelated to that of their neighbours. */
export const hashToFraction = (first: number, second: number): number =>
  joinHashes(first, second) / 2 ** 32;
