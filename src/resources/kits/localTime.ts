import { formatDateTime } from '../../domain/dateTime.ts';
import { instantAt, offsetAt } from '../../domain/zone.ts';
import { offsetText } from '../../domain/zoneLabel.ts';
import { isObject } from '../isObject.ts';
import { written } from '../represent.ts';

const MINUTE = 60_000;

/** A time that the clocks of the site skip when they are put forward: kept as it was typed, and refused. */
export interface SkippedTime {
  readonly skipped: string;
}

export const isSkipped = (value: unknown): value is SkippedTime =>
  isObject(value) && typeof value['skipped'] === 'string';

/** An instant as the browser's picker wants it: the site's clock without a zone, e.g. `2026-11-12T08:04:39`. */
export const localTimeOf = (instant: unknown, zone?: string): string =>
  isSkipped(instant)
    ? instant.skipped
    : (formatDateTime(written(instant), zone)?.replace(' ', 'T') ?? '');

/**
 * What was picked on the site's clock as an instant of the platform; nothing picked is no value. Of a
 * time that the clocks show twice it is the first, of one that they skip there is none.
 */
export function instantOf(localTime: string, zone?: string): string | SkippedTime | undefined {
  const shown = shownBy(localTime);
  if (shown === undefined) return undefined;
  const [first] = instantsAt(shown, zone);
  return first === undefined ? { skipped: localTime } : new Date(first).toISOString();
}

/** The instants at which the clocks of the site show the same as at this one: two in the hour that comes twice. */
export function twinsOf(instant: unknown, zone?: string): readonly string[] {
  const shown = shownBy(localTimeOf(instant, zone));
  if (shown === undefined || isSkipped(instant)) return [];
  return instantsAt(shown, zone).map(time => new Date(time).toISOString());
}

/** How far the clocks of the site are ahead of UTC at an instant, e.g. `+02:00`. */
export const offsetWords = (instant: string, zone?: string): string =>
  offsetText(offsetAt(Date.parse(instant), zone));

/** Milliseconds since 1970, as a clock in UTC would count what is shown. */
function shownBy(localTime: string): number | undefined {
  // A browser takes half a time for one of the year 2000.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(localTime)) return undefined;
  const shown = Date.parse(`${localTime}Z`);
  return Number.isNaN(shown) ? undefined : shown;
}

/** None, one or two instants, in order. Clocks are changed by less than a day. */
function instantsAt(shown: number, zone?: string): readonly number[] {
  const offsets = [-24, 24].map(hours => offsetAt(shown + hours * 60 * MINUTE, zone));
  const times = [instantAt(shown, zone), ...offsets.map(offset => shown - offset * MINUTE)];
  const fitting = times.filter(time => time + offsetAt(time, zone) * MINUTE === shown);
  return [...new Set<number>(fitting)].sort((one, other) => one - other);
}
