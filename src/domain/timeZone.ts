import type { Milliseconds } from './brandedUnit.ts';
import { MINUTE_MS } from './duration.ts';

const MINUTES_PER_DAY = 1440;

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** Returns the cached clock of a zone; undefined for an unknown zone name. */
function getZoneClock(zone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(zone)) clocks.set(zone, createZoneClock(zone));
  return clocks.get(zone);
}

function createZoneClock(timeZone: string): Intl.DateTimeFormat | undefined {
  const numeric = 'numeric';
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      ...{ day: numeric, hour: numeric, minute: numeric },
    });
  } catch {
    return undefined; // a configured name may be misspelt, and times must still be shown
  }
}

/**
 * Returns the minutes that a zone is ahead of UTC at an instant, including summer time.
 *
 * @param time milliseconds since 1970 (UTC)
 * @param zone an IANA name, e.g. `Asia/Shanghai`; absent or unknown, the zone of the browser
 * @returns NaN for an invalid instant
 */
export function getUtcOffset(time: number, zone?: string): number {
  const clock = zone === undefined ? undefined : getZoneClock(zone);
  const instant = new Date(time);
  if (!clock || Number.isNaN(instant.getTime())) return -instant.getTimezoneOffset();
  const clockParts = { day: 0, hour: 0, minute: 0 };
  for (const { type, value } of clock.formatToParts(instant))
    if (type in clockParts) clockParts[type as keyof typeof clockParts] = Number(value);
  const zoneMinutes = clockParts.hour * 60 + clockParts.minute;
  const utcMinutes = instant.getUTCHours() * 60 + instant.getUTCMinutes();
  if (clockParts.day === instant.getUTCDate()) return zoneMinutes - utcMinutes;
  // The date differs there: a clock ahead shows an earlier hour of tomorrow, one behind a later hour of yesterday.
  const isAhead = zoneMinutes < utcMinutes;
  return zoneMinutes - utcMinutes + (isAhead ? MINUTES_PER_DAY : -MINUTES_PER_DAY);
}

/**
 * Returns the instant at which a zone's clock shows a time. A time that occurs twice is the first of the two; a
 * skipped time is read as if it had not been skipped.
 *
 * @param zonedTime the date and time on the clock, as milliseconds since 1970 would count them in UTC
 */
export function getInstant(zonedTime: number, zone?: string): Milliseconds {
  const earlierInstant =
    zonedTime - getUtcOffset(zonedTime - 12 * 60 * MINUTE_MS, zone) * MINUTE_MS;
  const laterInstant = zonedTime - getUtcOffset(zonedTime + 12 * 60 * MINUTE_MS, zone) * MINUTE_MS;
  const isShown = (time: number) => time + getUtcOffset(time, zone) * MINUTE_MS === zonedTime;
  return (
    isShown(earlierInstant) || !isShown(laterInstant) ? earlierInstant : laterInstant
  ) as Milliseconds;
}

const LOCAL_TIME_PATTERN = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/u;

/** Whether a value is a date-time without an offset. */
export const isLocalTime = (value: unknown): value is string =>
  typeof value === 'string' && LOCAL_TIME_PATTERN.test(value);

/** Parses a date-time; one without an offset is site time. @returns NaN for anything else */
export const parseInstant = (value: unknown, zone: string | undefined): number => {
  const text = typeof value === 'string' ? value : '';
  const isLocal = isLocalTime(text);
  // oxlint-disable-next-line no-restricted-properties -- the text has an offset here
  const time = Date.parse(isLocal ? `${text.replace(' ', 'T')}Z` : text);
  return isLocal ? getInstant(time, zone) : time;
};
