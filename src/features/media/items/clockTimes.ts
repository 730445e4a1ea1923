import { MINUTE_MS, SECOND_MS } from '../../../domain/duration.ts';
import { DAY_SECONDS } from '../../../domain/media/planTimes.ts';
import { getUtcOffset, parseInstant } from '../../../domain/timeZone.ts';
import type { ItemFields } from '../model/mediaTree.ts';

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

const pad = (value: number) => String(value).padStart(2, '0');

const WEEK_DAYS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'];
const HALF_DAY_HOURS = 12;

/** Formats what a digital clock shows, a line for each part, as players do: their weekdays are Chinese. */
export function formatClock(
  { showDate = true, showWeek = true, showTime = true, hours24 = true, timeZone }: ItemFields,
  time: number,
  siteZone: string | undefined,
): string {
  const local = new Date(time + getUtcOffset(time, timeZone ?? siteZone) * MINUTE_MS);
  const hours = local.getUTCHours();
  const clock = `${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}`;
  const half = hours % HALF_DAY_HOURS === 0 ? HALF_DAY_HOURS : hours % HALF_DAY_HOURS;
  return [
    showDate && local.toISOString().slice(0, 10),
    showWeek && WEEK_DAYS[local.getUTCDay()],
    showTime &&
      (hours24
        ? `${pad(hours)}:${clock}`
        : `${half}:${clock} ${hours < HALF_DAY_HOURS ? 'AM' : 'PM'}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Formats the time until or since a moment between its two texts, as players do. */
export function formatTimer(
  { target = '', direction = 'down', prefix = '', suffix = '' }: ItemFields,
  time: number,
  siteZone: string | undefined,
): string {
  const until = (parseInstant(target, siteZone) - time) * (direction === 'up' ? -1 : 1);
  const seconds = Math.max(0, Math.floor(until / SECOND_MS)) || 0;
  const rest = seconds % DAY_SECONDS;
  const clock = `${pad(Math.floor(rest / 3_600))}:${pad(Math.floor(rest / 60) % 60)}:${pad(rest % 60)}`;
  const days = seconds >= DAY_SECONDS ? `${Math.floor(seconds / DAY_SECONDS)} 天 ` : '';
  return [prefix, days + clock, suffix].filter(Boolean).join('\n');
}
