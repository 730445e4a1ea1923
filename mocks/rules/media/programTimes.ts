import { errorCodes, type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly milliseconds: number;
}

interface ProgramTimes {
  readonly dateRange?: { readonly dateBegin: CalendarDate; readonly dateEnd: CalendarDate };
  readonly timeRange?: { readonly timeBegin: ClockTime; readonly timeEnd: ClockTime };
}

/** Validates dates that do not exist, dates that end before they start, and times without a length. */
function validateTimes({ dateRange, timeRange }: ProgramTimes): readonly HttpErrorDetail[] {
  const details: HttpErrorDetail[] = [];
  if (dateRange) {
    const { dateBegin, dateEnd } = dateRange;
    for (const [name, date] of Object.entries({ dateBegin, dateEnd })) {
      if (isCalendarDate(date)) continue;
      const message = 'is no day of the calendar';
      details.push({ path: `/dateRange/${name}`, code: 'date', message });
    }
    if (toDayMs(dateEnd) < toDayMs(dateBegin)) {
      details.push({ path: '/dateRange/dateEnd', code: 'range', message: 'is before dateBegin' });
    }
  }
  // An end before the start is on the next day: signs play through the night.
  if (timeRange && milliseconds(timeRange.timeEnd) === milliseconds(timeRange.timeBegin)) {
    details.push({ path: '/timeRange/timeEnd', code: 'range', message: 'is timeBegin' });
  }
  return details;
}

const toDayMs = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day);

const isCalendarDate = (date: CalendarDate) => new Date(toDayMs(date)).getUTCDate() === date.day;

const milliseconds = ({ hour, minute, second, milliseconds: remainder }: ClockTime) =>
  ((hour * 60 + minute) * 60 + second) * 1_000 + remainder;

/** @throws HttpError 422 (69) */
export function assertValidTimes(body: unknown): void {
  const details = validateTimes(body as ProgramTimes);
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.invalidDate);
}
