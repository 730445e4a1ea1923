import { md5 as digest } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { passSlices } from './passSlices.ts';

/** Returns the MD5 of bytes, or of a text in UTF-8, in hexadecimal digits. It identifies content and is not used for security. */
export const md5 = (input: string | Uint8Array): string =>
  bytesToHex(digest(typeof input === 'string' ? new TextEncoder().encode(input) : input));

const SLICE_BYTES = 65_536;

/** Returns the MD5 of a file, which can be large. */
export async function hashFile(bytes: Uint8Array): Promise<string> {
  const hash = digest.create();
  await passSlices(bytes, SLICE_BYTES, slice => {
    hash.update(slice);
    return true;
  });
  return bytesToHex(hash.digest());
}
