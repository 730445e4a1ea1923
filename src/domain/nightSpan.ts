import { DAY_MS, MINUTE_MS } from './duration.ts';
import { getInstant, getUtcOffset } from './timeZone.ts';

/** A time in whole nights or months, and what one point of it is. */
export interface NightSpan {
  /** Milliseconds since 1970; the first moment, and that before which it ends. */
  readonly from: number;
  readonly to: number;
  readonly step: 'hour' | 'night' | 'month';
}

/** How many nights there are in a time that is told apart by hours, and by nights. */
const MAX_HOURLY_NIGHTS = 2;
const MAX_DAILY_NIGHTS = 92;

/** A date as `YYYY-MM-DD`, in milliseconds as UTC would count them; undefined for what is no date. */
function parseDate(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return undefined;
  const clock = Date.parse(`${date}T00:00:00.000Z`);
  // The 31st of a month that has none becomes another day.
  return Number.isNaN(clock) || formatDate(clock) !== date ? undefined : clock;
}

const formatDate = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** Noon of a day on the clocks of a zone. */
const getNoon = (clock: number, zone?: string): number => getInstant(clock + DAY_MS / 2, zone);

const toSiteTime = (time: number, zone?: string): number =>
  time + getUtcOffset(time, zone) * MINUTE_MS;

/**
 * The night that an instant lies in, named by the day on which it begins, `YYYY-MM-DD`. A lamp's day is a night: it goes
 * from noon to noon by the clocks of the site.
 */
export const getNightName = (time: number, zone?: string): string =>
  formatDate(toSiteTime(time, zone) - DAY_MS / 2);

/** Whether text names a night. */
export const isNightName = (text: string): boolean => parseDate(text) !== undefined;

/** The night so many nights later; earlier, for a number below 0. */
export const addNights = (night: string, nights: number): string =>
  formatDate((parseDate(night) ?? 0) + nights * DAY_MS);

/** How many nights there are from one to another, both included. */
export const countNights = (first: string, last: string): number =>
  Math.round(((parseDate(last) ?? 0) - (parseDate(first) ?? 0)) / DAY_MS) + 1;

/** The span of some nights, from the noon before the first to the noon after the last. */
export function getNightSpan(first: string, last: string, zone?: string): NightSpan {
  const [from, to] = [parseDate(first) ?? 0, parseDate(last) ?? 0];
  const nights = countNights(first, last);
  return {
    from: getNoon(from, zone),
    to: getNoon(to + DAY_MS, zone),
    step: nights <= MAX_HOURLY_NIGHTS ? 'hour' : nights <= MAX_DAILY_NIGHTS ? 'night' : 'month',
  };
}

/** The span of twelve months of the calendar, the last of which has a night in it. */
export function getYearSpan(last: string, zone?: string): NightSpan {
  const day = new Date(parseDate(last) ?? 0);
  const monthAt = (months: number) =>
    getInstant(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months), zone);
  return { from: monthAt(-11), to: monthAt(1), step: 'month' };
}

/** The same time of a year before, by the calendar. */
export function getPreviousYearSpan({ from, to, step }: NightSpan, zone?: string): NightSpan {
  const subtractYear = (time: number) => {
    const clock = new Date(toSiteTime(time, zone));
    const [month, day] = [clock.getUTCMonth(), clock.getUTCDate()];
    clock.setUTCFullYear(clock.getUTCFullYear() - 1);
    // The 29th of February has no counterpart but the last of the month.
    if (clock.getUTCMonth() !== month && day === 29) clock.setUTCDate(0);
    return getInstant(clock.getTime(), zone);
  };
  return { from: subtractYear(from), to: subtractYear(to), step };
}

/** The part of a date and time that a point of an axis is called by: `18:00`, `11-10`, `2026-11`. */
export function formatStepLabel(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(toSiteTime(time, zone)).toISOString();
  if (step === 'hour') return iso.slice(11, 16);
  return step === 'night' ? iso.slice(5, 10) : iso.slice(0, 7);
}

/** The whole name of a point: `2026-11-10 18:00`, `2026-11-10`, `2026-11`. */
export function formatStepName(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(toSiteTime(time, zone)).toISOString();
  if (step === 'hour') return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
  return step === 'night' ? iso.slice(0, 10) : iso.slice(0, 7);
}
