import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

import { offsetAt } from '../../domain/zone.ts';

export type { Dayjs };

dayjs.extend(utc);

const MINUTE = 60_000;

/** What a clock shows, e.g. `2026-11-12T08:04:39`, for the calendar: it counts in UTC, where no clock is ever changed. */
export const shownMoment = (shown: string): Dayjs | null => (shown ? dayjs.utc(shown) : null);

/** The calendar of a site: it knows what day it is there. */
export const siteClock = (zone: string | undefined): typeof AdapterDayjs =>
  class SiteClock extends AdapterDayjs {
    constructor(options: ConstructorParameters<typeof AdapterDayjs>[0] = {}) {
      super(options);
      const given = this.date;
      this.date = <Value extends string | null | undefined>(value?: Value, timezone?: string) =>
        given(value === undefined ? (shownNow(zone) as Value) : value, timezone);
    }
  };

function shownNow(zone: string | undefined): string {
  const now = Date.now();
  return new Date(now + offsetAt(now, zone) * MINUTE).toISOString().slice(0, 19);
}
