/** The password hashing of a host. A hash contains its own salt and cost, so it can be verified later. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes about as long for a wrong password as for a right one. */
  verify(password: string, hash: string): Promise<boolean>;
  /** The password hash of all seeded accounts, computed once, because hashing is slow. */
  readonly seededHash: string;
}

/** The password of every seeded account. */
export const SEEDED_PASSWORD = 'Lamp#2026';

/** Encodes bytes as hexadecimal text. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes the text of `toHex`. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

/** Compares two hashes in constant time. */
export function isEqualBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}
