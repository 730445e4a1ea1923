import { fromHex, type Hasher, sameBytes, toHex } from './hasher.ts';

const ITERATIONS = 210_000;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

/** PBKDF2 of WebCrypto, for the browser, which has no scrypt. */
export const webHasher: Hasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2.${toHex(salt)}.${toHex(await derive(password, salt))}`;
  },

  async verify(password, hash) {
    const [, salt = '', key = ''] = hash.split('.');
    return sameBytes(await derive(password, fromHex(salt)), fromHex(key));
  },

  seeded:
    'pbkdf2.290b06d1d36ba7dca0712112c79a258b.7ec110a7cbece929cee33b6c92121e8e68e92a1f06454454f0f6b813b50468aa',
};
