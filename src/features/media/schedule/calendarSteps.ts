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

const DATE_OPTIONS = {
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekDay: { weekday: 'long', day: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a format that is created once: the browser takes longer for it than for a whole edit. */
function getFormat(name: keyof typeof DATE_OPTIONS, locale: string): Intl.DateTimeFormat {
  const key = `${name} ${locale}`;
  const options = { timeZone: 'UTC', ...DATE_OPTIONS[name] };
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

export const formatDate = (dayNumber: number, locale: string): string =>
  getFormat('date', locale).format(dayNumber * DAY_LENGTH_MS);

export const formatWeekDay = (dayNumber: number, locale: string): string =>
  getFormat('weekDay', locale).format(dayNumber * DAY_LENGTH_MS);

export const formatCalendarDay = (dayNumber: number, locale: string): string =>
  getFormat('day', locale).format(dayNumber * DAY_LENGTH_MS);

/** Returns the first and the last day of a week. */
export const formatWeek = (monday: number, locale: string): string =>
  getFormat('day', locale).formatRange(
    monday * DAY_LENGTH_MS,
    (monday + WEEK_DAYS.length - 1) * DAY_LENGTH_MS,
  );

export const formatMonth = (dayNumber: number, locale: string): string =>
  getFormat('month', locale).format(dayNumber * DAY_LENGTH_MS);
