import { formatWeekdayDate } from '../../../domain/formatWeekdayDate.ts';
import { DAY_LENGTH_MS, toCalendarDay, toDayNumber } from '../../../domain/media/planTimes.ts';
import { getWeekDay, WEEK_DAYS } from '../../../domain/media/week.ts';

/** The parts of the calendar that the schedule shows. */
export type ScheduleView = 'day' | 'week' | 'month';

export const SCHEDULE_VIEWS: readonly ScheduleView[] = ['day', 'week', 'month'];

/** Returns the Monday of the week of a day; days are counted from 1970-01-01. */
export const getMonday = (dayNumber: number): number =>
  dayNumber - ((getWeekDay(dayNumber) + 6) % WEEK_DAYS.length);

/** Returns the day one week or month later or earlier; a month without that day ends on its last one. */
export function stepDay(dayNumber: number, view: ScheduleView, direction: -1 | 1): number {
  if (view !== 'month') return dayNumber + direction * WEEK_DAYS.length;
  const { year, month, day } = toCalendarDay(dayNumber);
  const first = toDayNumber({ year, month: month + direction, day: 1 });
  const next = toDayNumber({ year, month: month + direction + 1, day: 1 });
  return Math.min(first + day - 1, next - 1);
}

const formatDay = (dayNumber: number): string =>
  new Date(dayNumber * DAY_LENGTH_MS).toISOString().slice(0, 10);

export const formatDate = (dayNumber: number, locale: string): string =>
  formatWeekdayDate(dayNumber * DAY_LENGTH_MS, locale);

/** Returns what a view shows: its day, whose weekday a pressed button names, the first and the last day, or the month. */
export function formatPeriod(dayNumber: number, view: ScheduleView, locale: string): string {
  if (view === 'day') return formatDay(dayNumber);
  const monday = getMonday(dayNumber);
  if (view === 'week') return `${formatDay(monday)} – ${formatDay(monday + 6)}`;
  const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, options).format(dayNumber * DAY_LENGTH_MS);
}
