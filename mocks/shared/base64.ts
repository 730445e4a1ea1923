/** Encodes bytes as text for the store. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // A call accepts a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return btoa(parts.join(''));
}

/** Decodes the bytes of a text. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
