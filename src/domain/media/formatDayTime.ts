import { SECOND_MS } from '../duration.ts';
import { DAY_LENGTH_MS } from './planTimes.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** Formats a time of the day: 07:30; with seconds where there are some, and 24:00 for the end of the day. */
export function formatDayTime(dayMs: number): string {
  const seconds = Math.floor(Math.min(dayMs, DAY_LENGTH_MS) / SECOND_MS);
  const time = `${pad(Math.floor(seconds / 3_600))}:${pad(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? time : `${time}:${pad(seconds % 60)}`;
}
