import { MINUTE_MS } from '../../domain/duration.ts';
import { formatDateTime } from '../../domain/formatDateTime.ts';
import { getInstant, getUtcOffset, parseInstant } from '../../domain/timeZone.ts';
import { formatOffset } from '../../domain/zoneLabel.ts';
import { isObject } from '../../schema/isObject.ts';
import { formatScalar } from '../descriptor/representRecord.ts';

/** A local time that does not exist, because the clocks are put forward: stored as typed, and rejected. */
export interface SkippedTime {
  readonly skipped: string;
}

export const isSkippedTime = (value: unknown): value is SkippedTime =>
  isObject(value) && typeof value['skipped'] === 'string';

/** Formats an instant as site time without a zone, e.g. `2026-11-12T08:04:39`. */
export const formatLocalTime = (instant: unknown, zone?: string): string =>
  isSkippedTime(instant)
    ? instant.skipped
    : (formatDateTime(formatScalar(instant), zone)?.replace(' ', 'T') ?? '');

/**
 * Converts a picked site time to an instant; undefined for no value. An ambiguous time is the first instant; a skipped
 * one has none.
 */
export function parseLocalTime(localTime: string, zone?: string): string | SkippedTime | undefined {
  const wallClockMs = getWallClockMs(localTime);
  if (wallClockMs === undefined) return undefined;
  const [first] = findInstants(wallClockMs, zone);
  return first === undefined ? { skipped: localTime } : new Date(first).toISOString();
}

/** Returns the instants with the same wall-clock time as this one: two in the repeated hour. */
export function getAmbiguousInstants(instant: unknown, zone?: string): readonly string[] {
  const wallClockMs = getWallClockMs(formatLocalTime(instant, zone));
  if (wallClockMs === undefined || isSkippedTime(instant)) return [];
  return findInstants(wallClockMs, zone).map(time => new Date(time).toISOString());
}

/** Returns the UTC offset of the site at an instant, e.g. `+02:00`. */
export const formatSiteOffset = (instant: string, zone?: string): string =>
  formatOffset(getUtcOffset(parseInstant(instant, zone), zone));

/** Returns milliseconds since 1970, as if the wall-clock time were UTC. */
function getWallClockMs(localTime: string): number | undefined {
  // Browsers parse an incomplete time as one of the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(localTime)) return undefined;
  const wallClockMs = parseInstant(localTime, 'UTC');
  return Number.isNaN(wallClockMs) ? undefined : wallClockMs;
}

/** Returns none, one or two instants, in order. Clock changes are shorter than a day. */
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
