import { MINUTE_MS } from '../../domain/duration.ts';
import { formatDateTime } from '../../domain/formatDateTime.ts';
import { getInstant, getUtcOffset } from '../../domain/timeZone.ts';
import { formatOffset } from '../../domain/zoneLabel.ts';
import { isObject } from '../../schema/isObject.ts';
import { formatScalar } from '../representRecord.ts';

/** A time that the clocks of the site skip when they are put forward: kept as it was typed, and refused. */
export interface SkippedTime {
  readonly skipped: string;
}

export const isSkippedTime = (value: unknown): value is SkippedTime =>
  isObject(value) && typeof value['skipped'] === 'string';

/** An instant as the browser's picker wants it: the site's clock without a zone, e.g. `2026-11-12T08:04:39`. */
export const formatLocalTime = (instant: unknown, zone?: string): string =>
  isSkippedTime(instant)
    ? instant.skipped
    : (formatDateTime(formatScalar(instant), zone)?.replace(' ', 'T') ?? '');

/**
 * What was picked on the site's clock as an instant of the platform; nothing picked is no value. Of a
 * time that the clocks show twice it is the first, of one that they skip there is none.
 */
export function parseLocalTime(localTime: string, zone?: string): string | SkippedTime | undefined {
  const wallClockMs = getWallClockMs(localTime);
  if (wallClockMs === undefined) return undefined;
  const [first] = findInstants(wallClockMs, zone);
  return first === undefined ? { skipped: localTime } : new Date(first).toISOString();
}

/** The instants at which the clocks of the site show the same as at this one: two in the hour that comes twice. */
export function getAmbiguousInstants(instant: unknown, zone?: string): readonly string[] {
  const wallClockMs = getWallClockMs(formatLocalTime(instant, zone));
  if (wallClockMs === undefined || isSkippedTime(instant)) return [];
  return findInstants(wallClockMs, zone).map(time => new Date(time).toISOString());
}

/** How far the clocks of the site are ahead of UTC at an instant, e.g. `+02:00`. */
export const formatSiteOffset = (instant: string, zone?: string): string =>
  formatOffset(getUtcOffset(Date.parse(instant), zone));

/** Milliseconds since 1970, as a clock in UTC would count what is shown. */
function getWallClockMs(localTime: string): number | undefined {
  // A browser takes half a time for one of the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(localTime)) return undefined;
  const wallClockMs = Date.parse(`${localTime}Z`);
  return Number.isNaN(wallClockMs) ? undefined : wallClockMs;
}

/** None, one or two instants, in order. Clocks are changed by less than a day. */
function findInstants(wallClockMs: number, zone?: string): readonly number[] {
  const offsets = [-24, 24].map(hours => getUtcOffset(wallClockMs + hours * 60 * MINUTE_MS, zone));
  const times = [
    getInstant(wallClockMs, zone),
    ...offsets.map(offset => wallClockMs - offset * MINUTE_MS),
  ];
  const matching = times.filter(
    time => time + getUtcOffset(time, zone) * MINUTE_MS === wallClockMs,
  );
  return [...new Set<number>(matching)].sort((one, other) => one - other);
}
