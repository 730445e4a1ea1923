let offsetMs = 0;

/**
 * Returns the time of the platform in milliseconds since 1970: its clock decides when a mute or an upgrade is due.
 *
 * @param time of the browser's clock; now when absent
 */
export const getPlatformTime = (time = Date.now()): number => time + offsetMs;

/**
 * Adjusts the clock to the `Date` header of a response, as little as necessary: the header has whole seconds, and the
 * response may have been created at any moment of its request.
 *
 * @param date absent where a platform of another origin does not expose it
 * @param sentAt `Date.now()` before the request
 */
export function adjustPlatformTime(date: string | null, sentAt: number): void {
  // oxlint-disable-next-line no-restricted-properties -- an HTTP date has its zone
  const platformTime = Date.parse(date ?? '');
  if (Number.isNaN(platformTime)) return;
  const [least, most] = [platformTime - Date.now(), platformTime + 1000 - sentAt];
  offsetMs = Math.max(least, Math.min(offsetMs, most));
}
