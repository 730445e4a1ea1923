const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The clocks of the city are eight hours ahead of UTC all year. */
const AHEAD_MS = 8 * 3_600_000;

/** A moment as the clocks and calendars of the city show it. */
export interface CityTime {
  /** As `2026-11-12`. */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Since midnight. */
  readonly minute: number;
}

/** What the clocks and calendars of the city show. */
export function cityTime(ms: number): CityTime {
  const there = new Date(ms + AHEAD_MS);
  const minute = Math.floor(((ms + AHEAD_MS) % DAY_MS) / MINUTE_MS);
  return { date: there.toISOString().slice(0, 10), weekday: there.getUTCDay(), minute };
}

/** The last midnight of the city. */
export const midnightBefore = (ms: number): number =>
  Math.floor((ms + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;

/** The first moment of the month in the city, so many months later. */
export function monthBefore(ms: number, later = 0): number {
  const there = new Date(ms + AHEAD_MS);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later) - AHEAD_MS;
}

/** The minute of the day that `18:30` says. */
export function minuteOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
