import { fromHex, type PasswordHasher, isEqualBytes, toHex } from './passwordHasher.ts';

const ITERATIONS = 210_000;

async function deriveKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const secret = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-512', salt, iterations: ITERATIONS };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}

/** PBKDF2 of WebCrypto, for the browser, which has no scrypt. */
export const webHasher: PasswordHasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2.${toHex(salt)}.${toHex(await deriveKey(password, salt))}`;
  },

  async verify(password, hash) {
    const [, salt = '', key = ''] = hash.split('.');
    return isEqualBytes(await deriveKey(password, fromHex(salt)), fromHex(key));
  },

  seededHash:
    'pbkdf2.290b06d1d36ba7dca0712112c79a258b.7ec110a7cbece929cee33b6c92121e8e68e92a1f06454454f0f6b813b50468aa',
};
