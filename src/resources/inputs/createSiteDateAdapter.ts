import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { MINUTE_MS } from '../../domain/duration.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import { getUtcOffset } from '../../domain/timeZone.ts';

export type { Dayjs };

dayjs.extend(utc);

/**
 * Parses a wall-clock time, e.g. `2026-11-12T08:04:39`, for the calendar: it counts in UTC, where no clock change
 * exists.
 */
export const parsePickerTime = (localTime: string): Dayjs | null =>
  localTime ? dayjs.utc(localTime) : null;

/** Creates the calendar adapter of a site: its current day is that of the site. */
export const createSiteDateAdapter = (zone: string | undefined): typeof AdapterDayjs =>
  class SiteClock extends AdapterDayjs {
    constructor(options: ConstructorParameters<typeof AdapterDayjs>[0] = {}) {
      super(options);
      const createDate = this.date;
      this.date = <Value extends string | null | undefined>(value?: Value, timezone?: string) =>
        createDate(value === undefined ? (getLocalNow(zone) as Value) : value, timezone);
    }
  };

function getLocalNow(zone: string | undefined): string {
  const now = getPlatformTime();
  return new Date(now + getUtcOffset(now, zone) * MINUTE_MS).toISOString().slice(0, 19);
}
