import { toHex } from './hasher.ts';

/** An id like MongoDB's, which the real platform has: 24 hexadecimal digits. */
export const newId = (random: (bytes: number) => Uint8Array): string => toHex(random(12));
