import { formatUtcOffset } from './clock.ts';
import { DAY_MS, MINUTE_MS } from './duration.ts';
import { getUtcOffset } from './timeZone.ts';

/** Fasting months and summers alike are longer than two weeks. */
const STEP_MS = 14 * DAY_MS;

const labels = new Map<string, string>();

/**
 * What stands beside times to say whose clocks show them: `UTC+8` where those are never changed, else the name of the zone,
 * `Europe/Berlin`, whose times are not all as far from UTC.
 *
 * @param zone the IANA name of the site's zone; absent or unknown, that of the browser
 * @param now milliseconds since 1970 (UTC): the year from here on is looked at
 * @see UX-14
 */
export function getZoneLabel(zone: string | undefined, now: number): string {
  const day = Math.floor(now / DAY_MS);
  const key = `${zone ?? ''} ${day}`;
  const cached = labels.get(key);
  if (cached !== undefined) return cached;
  const offset = getUtcOffset(now, zone);
  const steps = Array.from({ length: 26 }, (_, step) => now + (step + 1) * STEP_MS);
  const label = steps.some(time => getUtcOffset(time, zone) !== offset)
    ? resolveZoneName(zone)
    : formatUtcOffset(offset);
  labels.set(key, label);
  return label;
}

/** The name by which the browser knows a zone; that of its own zone for one that it does not know. */
export function resolveZoneName(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  }
}

/**
 * Minutes that the clocks are ahead of UTC at an instant, if they show its time twice on that day, as when summer time ends:
 * without them nobody could tell the two apart. Undefined at all other times.
 */
export function getAmbiguousOffset(time: number, zone: string | undefined): number | undefined {
  const offset = getUtcOffset(time, zone);
  const [before, after] = [getUtcOffset(time - DAY_MS, zone), getUtcOffset(time + DAY_MS, zone)];
  // Clocks that show a time twice have been put back: what was is ahead of what is to come.
  if (before <= after) return undefined;
  const other = offset === before ? after : before;
  return getUtcOffset(time + (offset - other) * MINUTE_MS, zone) === other ? offset : undefined;
}

/** Minutes that a clock is ahead of UTC as an instant is written with them: `+02:00`. */
export function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}
