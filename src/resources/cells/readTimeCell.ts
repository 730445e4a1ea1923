import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/duration.ts';
import { isSkippedTime, parseLocalTime } from '../values/localTime.ts';
import { shortenCell } from './Cell.ts';
import type { ParsedCell } from './ParsedCell.ts';

/** A year first, or with dots a day first, as in Germany. */
const DATE_PATTERN =
  /^(?:(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?|(?<day2>\d{1,2})\.(?<month2>\d{1,2})\.(?<year2>\d{4}))(?=[T\s]|$)/u;
const CLOCK_PATTERN =
  /^(?<before>[ap]\.?m\.?|上午|下午)?\s*(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?<part>\.\d{1,9})?)?\s*(?<after>[ap]\.?m\.?|上午|下午)?\s*(?<zone>(?:Z|UTC|GMT|[+-]).*)?$/iu;
const ZONE_PATTERN = /^(?:Z|UTC|GMT)?(?:(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d\d))?)?$/iu;

const createError = (key: string, cell: string): ParsedCell => ({
  error: { key, args: { cell: shortenCell(cell) } },
});

/** Parses the leading date of a text; undefined for a date that does not exist. */
function parseDay(cell: string): { readonly dayMs: number; readonly rest: string } | undefined {
  const match = DATE_PATTERN.exec(cell);
  if (!match) return undefined;
  const { year, month, day, year2, month2, day2 } = match.groups ?? {};
  const dayOfMonth = Number(day ?? day2);
  const dayMs = new Date(0).setUTCFullYear(
    Number(year ?? year2),
    Number(month ?? month2) - 1,
    dayOfMonth,
  );
  const date = new Date(dayMs);
  return date.getUTCDate() === dayOfMonth && date.getUTCMonth() === Number(month ?? month2) - 1
    ? { dayMs, rest: cell.slice(match[0].length).replace(/^T|^\s+/u, '') }
    : undefined;
}

interface ClockTime {
  /** Milliseconds since midnight. */
  readonly ms: number;
  /** The minutes ahead of UTC, where the text has them. */
  readonly offset?: number | undefined;
  readonly hasZone: boolean;
}

/** Parses a whole text as a time of day, of 24 hours or of 12; undefined for anything else, such as a named zone. */
function parseClock(text: string): ClockTime | undefined {
  const groups = CLOCK_PATTERN.exec(text)?.groups;
  if (!groups) return undefined;
  const { before, after, hour, minute, second = '0', part = '0', zone } = groups;
  const half = before ?? after;
  if (before !== undefined && after !== undefined) return undefined;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  if (half === undefined ? h > 23 : h < 1 || h > 12) return undefined;
  if (m > 59 || s > 59) return undefined;
  const isAfternoon = half !== undefined && /^p|下/iu.test(half);
  const hours = half === undefined ? h : (h % 12) + (isAfternoon ? 12 : 0);
  const offset = zone === undefined ? undefined : parseOffset(zone);
  if (zone !== undefined && offset === undefined) return undefined;
  const ms = hours * HOUR_MS + m * MINUTE_MS + s * 1000 + Math.round(Number(part) * 1000);
  return { ms, offset, hasZone: zone !== undefined };
}

/** Parses `Z`, `UTC`, `+08:00` or `UTC+8` as minutes; undefined for anything else. */
function parseOffset(zone: string): number | undefined {
  const groups = ZONE_PATTERN.exec(zone.trim())?.groups;
  if (!groups) return undefined;
  const { sign, hours = '0', minutes = '0' } = groups;
  const total = Number(hours) * 60 + Number(minutes);
  if (total > 14 * 60 || Number(minutes) > 59) return undefined;
  return sign === '-' ? -total : total;
}

/** Reads a date; a time after it may only be midnight. */
export function readDateCell(cell: string): ParsedCell {
  const day = parseDay(cell);
  const isWhole = day && (day.rest === '' || parseClock(day.rest)?.ms === 0);
  return isWhole
    ? { value: new Date(day.dayMs).toISOString().slice(0, 10) }
    : createError('transfer.wrong.date', cell);
}

const INSTANT_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u;

/**
 * Reads an instant. A time without a zone is in the given one, as in a form: of an hour that occurs twice it is the
 * first, and a skipped hour is an error. An instant in the notation of the platform is not changed.
 *
 * @param zone an IANA name, or an offset such as `UTC+8`
 */
export function readDateTimeCell(cell: string, zone?: string): ParsedCell {
  const day = parseDay(cell);
  const clock = day && parseClock(day.rest === '' ? '0:00' : day.rest);
  if (!clock || clock.ms >= DAY_MS) return createError('transfer.wrong.dateTime', cell);
  if (INSTANT_PATTERN.test(cell)) return { value: cell };
  const wallClockMs = day.dayMs + clock.ms;
  const offset = clock.hasZone ? clock.offset : zone === undefined ? undefined : parseOffset(zone);
  if (offset !== undefined)
    return { value: new Date(wallClockMs - offset * MINUTE_MS).toISOString() };
  const value = parseLocalTime(new Date(wallClockMs).toISOString().slice(0, -1), zone);
  return isSkippedTime(value) ? { error: { key: 'form.time.skipped' } } : { value };
}

/** Reads a time of day; of 12 hours as of 24. */
export function readTimeCell(cell: string): ParsedCell {
  const clock = parseClock(cell);
  if (!clock) return createError('transfer.wrong.time', cell);
  if (/^\d\d?:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/u.test(cell))
    return { value: cell.padStart(cell.indexOf(':') === 1 ? cell.length + 1 : cell.length, '0') };
  if (clock.hasZone) return createError('transfer.wrong.time', cell);
  const time = new Date(clock.ms).toISOString().slice(11, 23);
  return { value: time.replace(/(?::00)?\.000$/u, '') };
}
