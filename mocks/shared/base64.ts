/** Encodes bytes as text for the store. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  // A call accepts a limited number of arguments. Three bytes are four letters, so that the parts can be joined.
  for (let at = 0; at < bytes.length; at += 6_144) {
    const letters = bytes.subarray(at, at + 6_144) as unknown as number[];
    parts.push(btoa(String.fromCharCode.apply(null, letters)));
  }
  return parts.join('');
}

/** Decodes the bytes of a text. */
export function fromBase64(text: string): Uint8Array {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
