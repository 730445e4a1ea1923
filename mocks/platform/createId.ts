import { toHex } from './passwordHasher.ts';

/** An id like MongoDB's, which the real platform has: 24 hexadecimal digits. */
export const createId = (random: (bytes: number) => Uint8Array): string => toHex(random(12));
