/** Bytes as the text that a store can keep. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  }
  return btoa(parts.join(''));
}

/** The bytes that a text was made of. */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
