interface ByteRange {
  readonly url: string;
  readonly offset: number;
  readonly length: number;
}

const PARTIAL_CONTENT_STATUS = 206;

/**
 * Reads a part of a file of any origin, without the session token.
 *
 * @param range in bytes
 * @throws Error for another status than 206: a server without ranges would send the whole file, which may have gigabytes
 */
export async function readRange(
  { url, offset, length }: ByteRange,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(new URL(url, location.origin), {
    headers: { range: `bytes=${offset}-${offset + length - 1}` },
    credentials: 'omit',
    signal,
  });
  if (response.status === PARTIAL_CONTENT_STATUS) return response.arrayBuffer();
  await response.body?.cancel();
  throw new Error(`${url}: ${response.status}`);
}
