import type { Milliseconds } from './brandedUnit.ts';
import { HOUR_MS, MINUTE_MS } from './duration.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/**
 * Formats a time as HH:mm on a clock that is `offset` minutes ahead of UTC.
 *
 * @param time milliseconds since 1970 (UTC)
 */
export function formatClockTime(time: number, offset: number): string {
  const local = new Date(time + offset * MINUTE_MS);
  return `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`;
}

/** Formats a UTC offset: `UTC+8`, `UTC+5:30`, `UTC`. */
export function formatUtcOffset(offset: number): string {
  if (offset === 0) return 'UTC';
  const size = Math.abs(offset);
  const minutes = size % 60 ? `:${pad(size % 60)}` : '';
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(size / 60)}${minutes}`;
}

/**
 * Lists the full hours between two instants on a clock, every `step` hours.
 *
 * @param offset minutes that the clock is ahead of UTC
 */
export function listFullHours(
  from: number,
  to: number,
  offset: number,
  step: number,
): readonly Milliseconds[] {
  const stride = step * HOUR_MS;
  const shift = offset * MINUTE_MS;
  const first = Math.ceil((from + shift) / stride) * stride - shift;
  const count = Math.max(0, Math.floor((to - first) / stride) + 1);
  return Array.from({ length: count }, (_, index) => (first + index * stride) as Milliseconds);
}

/** Splits a duration into whole hours and minutes, rounded to the minute. */
export function splitDuration(length: number): {
  readonly hours: number;
  readonly minutes: number;
} {
  const minutes = Math.round(length / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
