import { MINUTE_MS } from '../../../domain/duration.ts';
import { getUtcOffset } from '../../../domain/timeZone.ts';

/** Returns the degrees of the hands of a clock, clockwise from twelve. */
export function getHandAngles(time: number, zone: string | undefined) {
  const local = new Date(time + getUtcOffset(time, zone) * MINUTE_MS);
  const seconds = local.getUTCSeconds();
  const minutes = local.getUTCMinutes() + seconds / 60;
  return {
    hour: ((local.getUTCHours() % 12) + minutes / 60) * 30,
    minute: minutes * 6,
    second: seconds * 6,
  };
}

const DAY_SECONDS = 86_400;
const pad = (value: number) => String(value).padStart(2, '0');

/** Formats the time until or since a moment: days, and hours, minutes and seconds. */
export function formatTimer(
  time: number,
  target: string | undefined,
  direction: 'down' | 'up' = 'down',
): { readonly days: number; readonly clock: string } {
  const until = Date.parse(target ?? '') - time;
  const seconds = Math.max(0, Math.floor((direction === 'up' ? -until : until) / 1_000)) || 0;
  const rest = seconds % DAY_SECONDS;
  return {
    days: Math.floor(seconds / DAY_SECONDS),
    clock: `${pad(Math.floor(rest / 3_600))}:${pad(Math.floor(rest / 60) % 60)}:${pad(rest % 60)}`,
  };
}
