import { DAY_MS, MINUTE_MS } from './duration.ts';
import { getInstant, getUtcOffset, parseInstant } from './timeZone.ts';

/** A time span in whole nights or months, and the unit of one point in it. */
export interface NightSpan {
  /** Milliseconds since 1970; the start (inclusive) and the end (exclusive). */
  readonly from: number;
  readonly to: number;
  readonly step: 'hour' | 'night' | 'month';
}

/** The maximum number of nights for a resolution in hours, and in nights. */
const MAX_HOURLY_NIGHTS = 2;
const MAX_DAILY_NIGHTS = 92;

/** Parses a date as `YYYY-MM-DD`, in milliseconds as UTC would count them; undefined for an invalid date. */
function parseDate(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return undefined;
  const clock = parseInstant(`${date}T00:00:00.000Z`, 'UTC');
  // A day beyond the end of the month, such as the 31st, rolls over to another date.
  return Number.isNaN(clock) || formatDate(clock) !== date ? undefined : clock;
}

const formatDate = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** Returns noon of a day in a time zone. */
const getNoon = (clock: number, zone?: string): number => getInstant(clock + DAY_MS / 2, zone);

const toSiteTime = (time: number, zone?: string): number =>
  time + getUtcOffset(time, zone) * MINUTE_MS;

/**
 * Returns the night of an instant, named by the day on which it starts, `YYYY-MM-DD`. A lamp's day is a night: it
 * lasts from noon to noon in the time zone of the site.
 */
export const getNightName = (time: number, zone?: string): string =>
  formatDate(toSiteTime(time, zone) - DAY_MS / 2);

export const isNightName = (text: string): boolean => parseDate(text) !== undefined;

/** Returns the night a number of nights later; earlier, for a number below 0. */
export const addNights = (night: string, nights: number): string =>
  formatDate((parseDate(night) ?? 0) + nights * DAY_MS);

/** Returns the night a number of calendar months later; the last of a shorter month, as for February 29. */
export function addMonths(night: string, months: number): string {
  const day = new Date(parseDate(night) ?? 0);
  const monthAt = (month: number) => Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + month);
  const lastDay = monthAt(months + 1) - DAY_MS;
  return formatDate(Math.min(monthAt(months) + (day.getUTCDate() - 1) * DAY_MS, lastDay));
}

/** Returns the number of nights from one to another, both included. */
export const countNights = (first: string, last: string): number =>
  Math.round(((parseDate(last) ?? 0) - (parseDate(first) ?? 0)) / DAY_MS) + 1;

/** Returns the span of some nights, from the noon before the first to the noon after the last. */
export function getNightSpan(first: string, last: string, zone?: string): NightSpan {
  const [from, to] = [parseDate(first) ?? 0, parseDate(last) ?? 0];
  const nights = countNights(first, last);
  return {
    from: getNoon(from, zone),
    to: getNoon(to + DAY_MS, zone),
    step: nights <= MAX_HOURLY_NIGHTS ? 'hour' : nights <= MAX_DAILY_NIGHTS ? 'night' : 'month',
  };
}

/** Returns the instant at which the day of an instant starts at the site, or the day a number of days later. */
export const getDayStart = (time: number, zone?: string, days = 0): number =>
  getInstant((Math.floor(toSiteTime(time, zone) / DAY_MS) + days) * DAY_MS, zone);

/** Returns the span of twelve calendar months, the last of which contains the given night. */
export function getYearSpan(last: string, zone?: string): NightSpan {
  const day = new Date(parseDate(last) ?? 0);
  const monthAt = (months: number) =>
    getInstant(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months), zone);
  return { from: monthAt(-11), to: monthAt(1), step: 'month' };
}

/** Formats the axis label of a point: `18:00`, `11-10`, `2026-11`. */
export function formatStepLabel(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(toSiteTime(time, zone)).toISOString();
  if (step === 'hour') return iso.slice(11, 16);
  return step === 'night' ? iso.slice(5, 10) : iso.slice(0, 7);
}

/** Formats the full name of a point: `2026-11-10 18:00`, `2026-11-10`, `2026-11`. */
export function formatStepName(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(toSiteTime(time, zone)).toISOString();
  if (step === 'hour') return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
  return step === 'night' ? iso.slice(0, 10) : iso.slice(0, 7);
}
