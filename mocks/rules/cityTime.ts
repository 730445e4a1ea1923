import { DAY_MS, HOUR_MS, MINUTE_MS } from '../duration.ts';

/** The clocks of the city are eight hours ahead of UTC all year. */
const ZONE_OFFSET_MS = 8 * HOUR_MS;

/** A moment as the clocks and calendars of the city show it. */
export interface CityLocalTime {
  /** As `2026-11-12`. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Since midnight. */
  readonly minute: number;
}

/** What the clocks and calendars of the city show. */
export function toCityTime(ms: number): CityLocalTime {
  const shifted = new Date(ms + ZONE_OFFSET_MS);
  const minute = Math.floor(((ms + ZONE_OFFSET_MS) % DAY_MS) / MINUTE_MS);
  return { date: shifted.toISOString().slice(0, 10), weekday: shifted.getUTCDay(), minute };
}

/** The last midnight of the city. */
export const getMidnightBefore = (ms: number): number =>
  Math.floor((ms + ZONE_OFFSET_MS) / DAY_MS) * DAY_MS - ZONE_OFFSET_MS;

/** The first moment of the month in the city, so many months later. */
export function getMonthStart(ms: number, months = 0): number {
  const shifted = new Date(ms + ZONE_OFFSET_MS);
  return Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + months) - ZONE_OFFSET_MS;
}

/** The minute of the day that `18:30` says. */
export function parseMinuteOfDay(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
