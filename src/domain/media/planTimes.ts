import { SECOND_MS } from '../duration.ts';

/** The type of a plan: general, cycle or timing. @see MEDIA-03 */
export type PlanType = 'playerPlan' | 'cyclePlan' | 'timingPlan';

export const PLAN_TYPES: readonly PlanType[] = ['playerPlan', 'cyclePlan', 'timingPlan'];

/** A day of the calendar; months and days count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A time of the day in the city. */
export interface DayTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly milliseconds: number;
}

/** Days of a plan, both included; without `enableFlag` every day matches. */
export interface DateRange {
  readonly dateBegin: CalendarDay;
  readonly dateEnd: CalendarDay;
  readonly enableFlag: boolean;
}

/** Hours of a plan; an end before the start is on the next day. Without `enableFlag` the whole day matches. */
export interface TimeRange {
  readonly timeBegin: DayTime;
  readonly timeEnd: DayTime;
  readonly enableFlag: boolean;
}

/** When and how often a plan is played. Milliseconds. */
export interface PlanTimes {
  readonly type: PlanType;
  readonly dateRange: DateRange;
  /** Bit 0 is Sunday, bits 1 to 6 are Monday to Saturday; 0 restricts nothing. */
  readonly week: number;
  readonly timeRange: TimeRange;
  readonly pause: boolean;
  readonly interval: number;
  readonly playMode: 0 | 1 | 2;
  readonly playDuration?: number | undefined;
  readonly playTimes: number;
}

export const DAY_SECONDS = 86_400;
export const DAY_LENGTH_MS = DAY_SECONDS * SECOND_MS;

/** Returns the milliseconds since midnight. */
export const toDayMs = ({ hour, minute, second, milliseconds }: DayTime): number =>
  ((hour * 60 + minute) * 60 + second) * SECOND_MS + milliseconds;

/** Returns a time of the day; 24:00 and times outside a day wrap around midnight. */
export function toDayTime(dayMs: number): DayTime {
  const wrapped = ((dayMs % DAY_LENGTH_MS) + DAY_LENGTH_MS) % DAY_LENGTH_MS;
  const seconds = Math.floor(wrapped / SECOND_MS);
  return {
    hour: Math.floor(seconds / 3_600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
    milliseconds: wrapped % SECOND_MS,
  };
}

/** Returns the number of a day, counted from 1970-01-01. */
export const toDayNumber = ({ year, month, day }: CalendarDay): number =>
  Math.round(Date.UTC(year, month - 1, day) / DAY_LENGTH_MS);

export function toCalendarDay(dayNumber: number): CalendarDay {
  const date = new Date(dayNumber * DAY_LENGTH_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** Whether a day exists in the calendar: there is no 30th of February. */
export function isCalendarDay(day: CalendarDay): boolean {
  const { year, month, day: dayOfMonth } = toCalendarDay(toDayNumber(day));
  return year === day.year && month === day.month && dayOfMonth === day.day;
}

/** Whether both days exist and the last one is not before the first. */
export const isDateRange = ({ dateBegin, dateEnd }: DateRange): boolean =>
  isCalendarDay(dateBegin) &&
  isCalendarDay(dateEnd) &&
  toDayNumber(dateBegin) <= toDayNumber(dateEnd);

const MIDNIGHT: DayTime = { hour: 0, minute: 0, second: 0, milliseconds: 0 };

/**
 * Returns the times of a new plan: today, no weekday, one second from midnight, neither range enabled, and once.
 *
 * @see MEDIA-03, MEDIA-07
 */
export const createDefaultPlanTimes = (today: CalendarDay): Omit<PlanTimes, 'type'> => ({
  dateRange: { dateBegin: today, dateEnd: today, enableFlag: false },
  week: 0,
  timeRange: { timeBegin: MIDNIGHT, timeEnd: toDayTime(SECOND_MS), enableFlag: false },
  pause: false,
  interval: 0,
  playMode: 2,
  playTimes: 1,
});

/** Returns times whose dates and hours exist: invalid ones get the defaults. @see MEDIA-03 */
export function repairPlanTimes<Times extends Omit<PlanTimes, 'type'>>(
  times: Times,
  today: CalendarDay,
): Times {
  const { dateRange, week, timeRange } = createDefaultPlanTimes(today);
  if (!isDateRange(times.dateRange)) return { ...times, dateRange, week, timeRange };
  const { timeBegin, timeEnd } = times.timeRange;
  const isEmpty = toDayMs(timeBegin) === toDayMs(timeEnd);
  return isEmpty
    ? {
        ...times,
        timeRange: { ...times.timeRange, timeEnd: toDayTime(toDayMs(timeBegin) + SECOND_MS) },
      }
    : times;
}
