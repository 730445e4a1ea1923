import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { fromHex, type PasswordHasher, toHex } from './passwordHasher.ts';

const SCRYPT_COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

function deriveKey(password: string, salt: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, SCRYPT_COST, (error, expectedKey) =>
      error ? reject(error) : resolve(expectedKey),
    );
  });
}

/** scrypt of node:crypto, for tests and the server. */
export const scryptHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(16);
    return `scrypt.${toHex(salt)}.${toHex(await deriveKey(password, salt))}`;
  },

  async verify(password, hash) {
    const [, salt = '', expectedKey = ''] = hash.split('.');
    const expected = fromHex(expectedKey);
    const derived = await deriveKey(password, fromHex(salt));
    return derived.length === expected.length && timingSafeEqual(derived, expected);
  },

  seededHash:
    'scrypt.290b06d1d36ba7dca0712112c79a258b.66f4ab64c7f7130260299bd3512a9f83623a37bf35711b6e536036c4b4e90496',
};
