import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { fromHex, type Hasher, toHex } from './hasher.ts';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** scrypt of node:crypto, for tests and the server. */
export const scryptHasher: Hasher = {
  async hash(password) {
    const salt = randomBytes(16);
    return `scrypt.${toHex(salt)}.${toHex(await derive(password, salt))}`;
  },

  async verify(password, hash) {
    const [, salt = '', key = ''] = hash.split('.');
    const expected = fromHex(key);
    const given = await derive(password, fromHex(salt));
    return given.length === expected.length && timingSafeEqual(given, expected);
  },

  seeded:
    'scrypt.290b06d1d36ba7dca0712112c79a258b.66f4ab64c7f7130260299bd3512a9f83623a37bf35711b6e536036c4b4e90496',
};
