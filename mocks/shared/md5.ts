import { md5 as digest } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Returns the MD5 of bytes, or of a text in UTF-8, in hexadecimal digits. It identifies content and is not used for security. */
export const md5 = (input: string | Uint8Array): string =>
  bytesToHex(digest(typeof input === 'string' ? new TextEncoder().encode(input) : input));
