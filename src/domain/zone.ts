import type { Milliseconds } from './unit.ts';

const MINUTE = 60_000;
const DAY_IN_MINUTES = 1440;

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of a zone, made once; none when nobody knows a zone of that name. */
function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(zone)) clocks.set(zone, makeClock(zone));
  return clocks.get(zone);
}

function makeClock(timeZone: string): Intl.DateTimeFormat | undefined {
  const numeric = 'numeric';
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      ...{ day: numeric, hour: numeric, minute: numeric },
    });
  } catch {
    return undefined; // a configured name may be misspelt, and times must show all the same
  }
}

/**
 * Minutes that the clocks of a zone are ahead of UTC at an instant, summer time included.
 *
 * @param time milliseconds since 1970 (UTC)
 * @param zone an IANA name, e.g. `Asia/Shanghai`; absent or unknown, the zone of the browser
 */
export function offsetAt(time: number, zone?: string): number {
  const clock = zone === undefined ? undefined : clockOf(zone);
  const instant = new Date(time);
  if (!clock) return -instant.getTimezoneOffset();
  const shown = { day: 0, hour: 0, minute: 0 };
  for (const { type, value } of clock.formatToParts(instant))
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  const there = shown.hour * 60 + shown.minute;
  const here = instant.getUTCHours() * 60 + instant.getUTCMinutes();
  if (shown.day === instant.getUTCDate()) return there - here;
  // Another day there: a clock ahead shows an earlier hour of tomorrow, one behind a later hour of yesterday.
  const isAhead = there < here;
  return there - here + (isAhead ? DAY_IN_MINUTES : -DAY_IN_MINUTES);
}

/**
 * The instant at which the clocks of a zone show a time. What they show twice is the first of the two;
 * what they skip is read as if they had not.
 *
 * @param shown the date and time on the clock, as milliseconds since 1970 would count them in UTC
 */
export function instantAt(shown: number, zone?: string): Milliseconds {
  const earlier = shown - offsetAt(shown - 12 * 60 * MINUTE, zone) * MINUTE;
  const later = shown - offsetAt(shown + 12 * 60 * MINUTE, zone) * MINUTE;
  const fits = (time: number) => time + offsetAt(time, zone) * MINUTE === shown;
  return (fits(earlier) || !fits(later) ? earlier : later) as Milliseconds;
}
