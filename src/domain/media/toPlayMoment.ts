import { MINUTE_MS } from '../duration.ts';
import { getUtcOffset } from '../timeZone.ts';
import { DAY_LENGTH_MS } from './planTimes.ts';
import type { PlayMoment } from './whatPlaysAt.ts';

/** Returns a moment on the clock of the city. */
export function toPlayMoment(time: number, zone: string | undefined): PlayMoment {
  const local = time + getUtcOffset(time, zone) * MINUTE_MS;
  const dayNumber = Math.floor(local / DAY_LENGTH_MS);
  return { dayNumber, dayMs: local - dayNumber * DAY_LENGTH_MS };
}
