import { useTranslate } from 'react-admin';

import {
  addNights,
  getNightName,
  getNightSpan,
  formatStepLabel,
  formatStepName,
} from '../../domain/nightSpan.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import type { NightHours } from './statisticsRows.ts';
import { NightHeatMap } from './NightHeatMap.tsx';
import { type StatPoint, useHourlyStatReport } from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Maximum number of nights shown hour by hour. */
const MAX_NIGHTS_BY_HOUR = 7;

/** Returns the card of fault start times: the last nights of the period, hour by hour, from noon to noon. */
export function useFaultHoursCard(filter: StatisticsFilter, model?: string): StatisticsCard {
  const translate = useTranslate();
  const { period, zone } = filter;
  const weekStart = addNights(period.last, 1 - MAX_NIGHTS_BY_HOUR);
  const first = weekStart > period.first ? weekStart : period.first;
  const hourlyResult = useHourlyStatReport(
    filter,
    getNightSpan(first, period.last, zone).from,
    model,
  );
  const { columnHeaders, nights } = groupByNight(hourlyResult.data ?? [], zone);
  const title = translate('statistics.faults.by', { by: translate('statistics.by.hour') });
  const worstHour = findWorstHour(hourlyResult.data ?? []);
  return {
    id: 'hours',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.hour'),
    ...getCardError(hourlyResult),
    data: hourlyResult.data && {
      label: title,
      points: columnHeaders.map(label => ({ label })),
      series: nights.map(({ night, values }) => ({ name: night, tone: 'fault', values })),
    },
    customChart: <NightHeatMap label={title} columnHeaders={columnHeaders} nights={nights} />,
    note:
      worstHour &&
      translate('statistics.faults.worst', {
        smart_count: worstHour.faults,
        when: formatStepName(parseInstant(worstHour.time, zone), 'hour', zone),
      }),
  };
}

/** A night has 24 hours; on a clock change, a repeated hour is merged, and a skipped one is missing. */
const HOURS_FROM_NOON = Array.from(
  { length: 24 },
  (_, hour) => `${String((hour + 12) % 24).padStart(2, '0')}:00`,
);

function groupByNight(rows: readonly StatPoint[], zone: string | undefined) {
  const nights = new Map<string, Map<string, number>>();
  for (const { time, faults } of rows) {
    const stepStart = parseInstant(time, zone);
    const night = getNightName(stepStart, zone);
    const hourlyResult = nights.get(night) ?? new Map<string, number>();
    const hour = formatStepLabel(stepStart, 'hour', zone);
    nights.set(night, hourlyResult.set(hour, (hourlyResult.get(hour) ?? 0) + faults));
  }
  return {
    columnHeaders: HOURS_FROM_NOON,
    nights: [...nights].map(([night, hourlyResult]): NightHours => ({
      night,
      values: HOURS_FROM_NOON.map(hour => hourlyResult.get(hour) ?? null),
    })),
  };
}

/** Returns the hour with the most new faults, if there are any. */
function findWorstHour(rows: readonly StatPoint[]): StatPoint | undefined {
  const maxFaults = Math.max(0, ...rows.map(({ faults }) => faults));
  return maxFaults > 0 ? rows.find(({ faults }) => faults === maxFaults) : undefined;
}
