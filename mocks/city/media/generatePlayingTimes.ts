import type { Row } from '../../platform/Store.ts';
import { DAY_MS } from '../../shared/duration.ts';
import type { RandomSource } from '../../shared/random.ts';

/** Generates playing times: from the evening on, for the coming months, on some days of the week. */
export function generatePlayingTimes(random: RandomSource, now: number): Row {
  const date = (ms: number) => {
    const day = new Date(ms);
    return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  };
  const time = (hour: number) => ({ hour, minute: 0, second: 0, milliseconds: 0 });
  const from = 6 + random.nextInt(13);
  return {
    dateRange: {
      dateBegin: date(now - 30 * DAY_MS),
      dateEnd: date(now + 60 * DAY_MS),
      enableFlag: true,
    },
    week: random.pick([127, 127, 62, 65]),
    timeRange: {
      timeBegin: time(from),
      timeEnd: time(from + 1 + random.nextInt(23 - from)),
      enableFlag: true,
    },
  };
}
