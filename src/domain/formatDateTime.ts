import { MINUTE_MS } from './duration.ts';
import { getUtcOffset, parseInstant } from './timeZone.ts';

/**
 * Formats an instant as `YYYY-MM-DD HH:mm:ss` in the time zone of the site, in every language alike.
 *
 * @param iso an ISO 8601 instant, or a Date
 * @param zone the IANA zone of the site; absent, that of the browser
 * @returns undefined for an invalid instant, so that the caller shows a message
 * @see USER-01
 */
export function formatDateTime(
  iso: string | Date | null | undefined,
  zone?: string,
): string | undefined {
  const time =
    typeof iso === 'string' ? parseInstant(iso, zone) : iso instanceof Date ? iso.getTime() : NaN;
  const zoned = new Date(time + getUtcOffset(time, zone) * MINUTE_MS);
  // The last instant of all has no date in a zone ahead of UTC.
  if (Number.isNaN(zoned.getTime())) return undefined;
  return zoned.toISOString().slice(0, -'.000Z'.length).replace('T', ' ');
}

/** Formats the text of a time as alerts have it: `YYYY/MM/DD HH:mm:ss`. @see ALERT-09 */
export const formatWithSlashes = (dateText: string): string => dateText.replaceAll('-', '/');
