import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';

/** The time zone offset of the city: UTC+8 all year. */
const ZONE_OFFSET_MS = 8 * HOUR_MS;

/** A moment in the local time and calendar of the city. */
export interface CityLocalTime {
  /** As `2026-11-12`. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** The minutes since midnight. */
  readonly minute: number;
}

/** Converts a moment to the local time and calendar of the city. */
export function toCityTime(ms: number): CityLocalTime {
  const shifted = new Date(ms + ZONE_OFFSET_MS);
  const minute = Math.floor(((ms + ZONE_OFFSET_MS) % DAY_MS) / MINUTE_MS);
  return { date: shifted.toISOString().slice(0, 10), weekday: shifted.getUTCDay(), minute };
}

/** Returns the last midnight of the city. */
export const getMidnightBefore = (ms: number): number =>
  Math.floor((ms + ZONE_OFFSET_MS) / DAY_MS) * DAY_MS - ZONE_OFFSET_MS;

/** Returns the start of the month in the city, a number of months later. */
export function getMonthStart(ms: number, months = 0): number {
  const shifted = new Date(ms + ZONE_OFFSET_MS);
  return Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + months) - ZONE_OFFSET_MS;
}

/** Returns the minute of the day of a text such as `18:30`. */
export function parseMinuteOfDay(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
