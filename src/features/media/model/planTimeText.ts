import type { CalendarDay, DayTime } from '../../../domain/media/planTimes.ts';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
/** Formats a day: 2026-11-26. */
export const formatDay = ({ year, month, day }: CalendarDay) =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
/** Formats a time: 22:15:30, or 22:15:30.250 with milliseconds. */
export const formatTime = ({ hour, minute, second, milliseconds }: DayTime) =>
  `${pad(hour)}:${pad(minute)}:${pad(second)}${milliseconds === 0 ? '' : `.${pad(milliseconds, 3)}`}`;

export function parseDay(text: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return { year, month, day };
}

/** Parses a time of day to the second. */
export function parseTime(text: string): Omit<DayTime, 'milliseconds'> {
  const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number);
  return { hour, minute, second };
}
