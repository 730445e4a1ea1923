import { addNights, getNightName } from '../../domain/nightSpan.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { setNightsParams } from './statisticsPeriod.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Clicking a night opens its hours; clicking a month, its nights. Hours have no further detail. */
export function createDrillDown(
  { searchParams, setSearchParams, zone, period, tonight }: StatisticsFilter,
  rows: readonly { readonly time: string }[],
): Pick<StatisticsCard, 'onPointClick'> {
  if (period.span.step === 'hour') return {};
  return {
    onPointClick: index => {
      const [row, nextRow] = [rows[index], rows[index + 1]];
      if (!row) return;
      const isMonth = period.span.step === 'month';
      const first = getFirstNight(row.time, zone, isMonth);
      const end = nextRow ? addNights(getFirstNight(nextRow.time, zone, isMonth), -1) : period.last;
      setSearchParams(setNightsParams(searchParams, first, end < tonight ? end : tonight));
    },
  };
}

/** Returns the first night that starts in a step: a month starts at midnight, in the night of the previous day. */
const getFirstNight = (time: string, zone: string | undefined, isMonth: boolean) => {
  const night = getNightName(parseInstant(time, zone), zone);
  return isMonth ? addNights(night, 1) : night;
};
