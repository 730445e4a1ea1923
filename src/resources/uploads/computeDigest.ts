/** Bytes hashed without a pause: less than a frame on a slow computer. */
const CHUNK_BYTES = 512 * 1024;

/** Computes the MD5 of a file as the platform stores it, in hexadecimal digits; the page stays responsive. */
export async function computeDigest(bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const { md5 } = await import('@noble/hashes/legacy.js');
  const hash = md5.create();
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    signal.throwIfAborted();
    hash.update(bytes.subarray(at, at + CHUNK_BYTES));
    await new Promise(resolve => {
      setTimeout(resolve);
    });
  }
  return Array.from(hash.digest(), byte => byte.toString(16).padStart(2, '0')).join('');
}
