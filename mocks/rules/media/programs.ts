import { codes, type RefusalDetail, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { cityTime } from '../cityTime.ts';
import { createLevel } from './levels.ts';

interface DayDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

interface DayTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly milliseconds: number;
}

interface Times {
  readonly dateRange?: { readonly dateBegin: DayDate; readonly dateEnd: DayDate };
  readonly timeRange?: { readonly timeBegin: DayTime; readonly timeEnd: DayTime };
}

/** What a program has that says nothing about its times: today in the city, no weekday, one second from midnight. @see spec B5, B9 */
export function defaultTimes(now: number): Row {
  const [year = 0, month = 0, day = 0] = cityTime(now).date.split('-').map(Number);
  const date = { year, month, day };
  const midnight = { hour: 0, minute: 0, second: 0, milliseconds: 0 };
  return {
    dateRange: { dateBegin: date, dateEnd: date, enableFlag: false },
    week: 0,
    timeRange: { timeBegin: midnight, timeEnd: { ...midnight, second: 1 }, enableFlag: false },
    pause: false,
    interval: 0,
    playMode: 2,
    playTimes: 1,
  };
}

/** Dates that the calendar has not, dates that end before they begin, and times that have no length. */
function wrongTimes({ dateRange, timeRange }: Times): readonly RefusalDetail[] {
  const details: RefusalDetail[] = [];
  if (dateRange) {
    const { dateBegin, dateEnd } = dateRange;
    for (const [name, date] of Object.entries({ dateBegin, dateEnd })) {
      if (isDate(date)) continue;
      const message = 'is no day of the calendar';
      details.push({ path: `/dateRange/${name}`, code: 'date', message });
    }
    if (dayNumber(dateEnd) < dayNumber(dateBegin)) {
      details.push({ path: '/dateRange/dateEnd', code: 'range', message: 'is before dateBegin' });
    }
  }
  // An end before the beginning is one of the next day: signs play through the night.
  if (timeRange && milliseconds(timeRange.timeEnd) === milliseconds(timeRange.timeBegin)) {
    details.push({ path: '/timeRange/timeEnd', code: 'range', message: 'is timeBegin' });
  }
  return details;
}

const dayNumber = ({ year, month, day }: DayDate) => Date.UTC(year, month - 1, day);

const isDate = (date: DayDate) => new Date(dayNumber(date)).getUTCDate() === date.day;

const milliseconds = ({ hour, minute, second, milliseconds: rest }: DayTime) =>
  ((hour * 60 + minute) * 60 + second) * 1_000 + rest;

/** @throws Refusal 422 (69) */
function refuseWrongTimes(body: unknown): void {
  const details = wrongTimes(body as Times);
  if (details.length > 0) throw refuse.invalid(details, codes.invalidDate);
}

/** The programs of a project. @see spec B3, MEDIA-03 */
export const programs = createLevel('programs', {
  make(id, { body, platform }: Call) {
    refuseWrongTimes(body);
    return { id, ...defaultTimes(platform.clock()), ...(body as Row), scenes: [] };
  },
  change(before, { body }) {
    refuseWrongTimes(body);
    return { ...before, ...(body as Row) };
  },
});
