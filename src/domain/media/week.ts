/** The days of the week from Monday to Sunday, by their bit: bit 0 is Sunday. @see MEDIA-03 */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 0] as const;

export type WeekDay = (typeof WEEK_DAYS)[number];

/** Whether a bitmask contains a day. */
export const hasWeekDay = (week: number, day: WeekDay): boolean => (week & (1 << day)) !== 0;

/** Adds a day to a bitmask, or removes it. */
export const toggleWeekDay = (week: number, day: WeekDay): number => week ^ (1 << day);

/** Returns the day of the week of a day that is counted from 1970-01-01, a Thursday. */
export const getWeekDay = (dayNumber: number): WeekDay =>
  ((((dayNumber + 4) % 7) + 7) % 7) as WeekDay;

/** Whether a bitmask matches a day: 0 restricts nothing. */
export const matchesWeek = (week: number, dayNumber: number): boolean =>
  week === 0 || hasWeekDay(week, getWeekDay(dayNumber));
