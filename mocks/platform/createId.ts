import { toHex } from './passwordHasher.ts';

/** Creates an id like those of MongoDB, as on the real platform: 24 hexadecimal digits. */
export const createId = (random: (bytes: number) => Uint8Array): string => toHex(random(12));
