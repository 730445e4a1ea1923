import type { Row } from '../../platform/Store.ts';
import { toCityTime } from '../../shared/cityTime.ts';

/** Creates the default times: today in the city, no weekday, one second from midnight. @see MEDIA-03, MEDIA-07 */
export function createDefaultTimes(now: number): Row {
  const [year = 0, month = 0, day = 0] = toCityTime(now).date.split('-').map(Number);
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
