/** The time in ms after which other work of the process has its turn. */
const TURN_MS = 10;

/**
 * Passes the slices of bytes to a function, until it returns false. A file of many megabytes so stops no other caller of
 * the platform.
 */
export async function passSlices(
  bytes: Uint8Array,
  sliceBytes: number,
  pass: (slice: Uint8Array, isLast: boolean) => boolean,
): Promise<void> {
  let turnEnd = performance.now() + TURN_MS;
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    const isLast = start + sliceBytes >= bytes.length;
    if (!pass(bytes.subarray(start, start + sliceBytes), isLast) || isLast) return;
    if (performance.now() < turnEnd) continue;
    await new Promise(resolve => setTimeout(resolve));
    turnEnd = performance.now() + TURN_MS;
  }
}
