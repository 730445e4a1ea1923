import { formatUtcOffset } from './clock.ts';
import { DAY_MS, MINUTE_MS } from './duration.ts';
import { getUtcOffset } from './timeZone.ts';

/** Summer time, and its interruption in fasting months, last longer than two weeks. */
const STEP_MS = 14 * DAY_MS;

const labels = new Map<string, string>();

/**
 * Returns the zone label of times: `UTC+8` where the offset never changes, else the name of the zone, `Europe/Berlin`,
 * whose offset varies.
 *
 * @param zone the IANA name of the site's zone; absent or unknown, that of the browser
 * @param now milliseconds since 1970 (UTC): the following year is checked
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

/** Returns the browser's name of a zone; that of its own zone for an unknown one. */
function resolveZoneName(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  }
}

/**
 * Returns the UTC offset in minutes of an instant whose clock time occurs twice on that day, as when summer time ends:
 * without it the two are indistinguishable. Undefined for all other instants.
 */
export function getAmbiguousOffset(time: number, zone: string | undefined): number | undefined {
  const offset = getUtcOffset(time, zone);
  const [before, after] = [getUtcOffset(time - DAY_MS, zone), getUtcOffset(time + DAY_MS, zone)];
  // Clocks that show a time twice were set back: the earlier offset is greater than the later one.
  if (before <= after) return undefined;
  const other = offset === before ? after : before;
  return getUtcOffset(time + (offset - other) * MINUTE_MS, zone) === other ? offset : undefined;
}

/** Formats the UTC offset of an instant: `+02:00`. */
export function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}
