import { instantAt, offsetAt } from './zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in whole nights or months, and what one point of it is. */
export interface NightSpan {
  /** Milliseconds since 1970; the first moment, and that before which it ends. */
  readonly from: number;
  readonly to: number;
  readonly step: 'hour' | 'night' | 'month';
}

/** How many nights there are in a time that is told apart by hours, and by nights. */
const HOURLY = 2;
const NIGHTLY = 92;

/** A date as `YYYY-MM-DD`, in milliseconds as UTC would count them; undefined for what is no date. */
function clockOf(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return undefined;
  const clock = Date.parse(`${date}T00:00:00.000Z`);
  // The 31st of a month that has none becomes another day.
  return Number.isNaN(clock) || dateOf(clock) !== date ? undefined : clock;
}

const dateOf = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** Noon of a day on the clocks of a zone. */
const noonOf = (clock: number, zone?: string): number => instantAt(clock + DAY / 2, zone);

const shown = (time: number, zone?: string): number => time + offsetAt(time, zone) * MINUTE;

/**
 * The night that an instant lies in, named by the day on which it begins, `YYYY-MM-DD`. A lamp's day is a night: it goes
 * from noon to noon by the clocks of the site.
 */
export const nightOf = (time: number, zone?: string): string => dateOf(shown(time, zone) - DAY / 2);

/** Whether text names a night. */
export const isNightName = (text: string): boolean => clockOf(text) !== undefined;

/** The night so many nights later; earlier, for a number below 0. */
export const laterNight = (night: string, nights: number): string =>
  dateOf((clockOf(night) ?? 0) + nights * DAY);

/** How many nights there are from one to another, both included. */
export const nightsBetween = (first: string, last: string): number =>
  Math.round(((clockOf(last) ?? 0) - (clockOf(first) ?? 0)) / DAY) + 1;

/** The span of some nights, from the noon before the first to the noon after the last. */
export function spanOfNights(first: string, last: string, zone?: string): NightSpan {
  const [from, to] = [clockOf(first) ?? 0, clockOf(last) ?? 0];
  const nights = nightsBetween(first, last);
  return {
    from: noonOf(from, zone),
    to: noonOf(to + DAY, zone),
    step: nights <= HOURLY ? 'hour' : nights <= NIGHTLY ? 'night' : 'month',
  };
}

/** The span of twelve months of the calendar, the last of which has a night in it. */
export function yearOfMonths(last: string, zone?: string): NightSpan {
  const day = new Date(clockOf(last) ?? 0);
  const monthAt = (months: number) =>
    instantAt(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months), zone);
  return { from: monthAt(-11), to: monthAt(1), step: 'month' };
}

/** The same time of a year before, by the calendar. */
export function yearBefore({ from, to, step }: NightSpan, zone?: string): NightSpan {
  const back = (time: number) => {
    const clock = new Date(shown(time, zone));
    const [month, day] = [clock.getUTCMonth(), clock.getUTCDate()];
    clock.setUTCFullYear(clock.getUTCFullYear() - 1);
    // The 29th of February has no counterpart but the last of the month.
    if (clock.getUTCMonth() !== month && day === 29) clock.setUTCDate(0);
    return instantAt(clock.getTime(), zone);
  };
  return { from: back(from), to: back(to), step };
}

/** The part of a date and time that a point of an axis is called by: `18:00`, `11-10`, `2026-11`. */
export function stepLabel(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(shown(time, zone)).toISOString();
  if (step === 'hour') return iso.slice(11, 16);
  return step === 'night' ? iso.slice(5, 10) : iso.slice(0, 7);
}

/** The whole name of a point: `2026-11-10 18:00`, `2026-11-10`, `2026-11`. */
export function stepName(time: number, step: NightSpan['step'], zone?: string): string {
  const iso = new Date(shown(time, zone)).toISOString();
  if (step === 'hour') return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
  return step === 'night' ? iso.slice(0, 10) : iso.slice(0, 7);
}
