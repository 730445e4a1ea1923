import { useTranslate } from 'react-admin';

import type { ChartSeries } from '../../ui/charts/chartData.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { createDrillDown } from './createDrillDown.ts';
import { buildTimePoints, getRateRange } from './chartPoints.ts';
import type { StatisticsQueryResult, StatPoint } from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';
import { useStepLabels } from './useStepLabels.ts';

/** Returns the card of the lit and online rates, step by step; only lamps have a lit rate. */
export function useRatesCard(
  filter: StatisticsFilter,
  statResult: StatisticsQueryResult<StatPoint[]>,
  { hasLight = true }: { readonly hasLight?: boolean } = {},
): StatisticsCard {
  const translate = useTranslate();
  const { by, head: pointHeader } = useStepLabels(filter);
  const rows = statResult.data ?? [];
  const onlineSeries: ChartSeries = {
    name: translate('statistics.online'),
    tone: 'series-1',
    isDashed: hasLight,
    values: rows.map(({ onlineRate }) => onlineRate),
  };
  const litSeries: ChartSeries = {
    name: translate('statistics.lit'),
    tone: 'lamp',
    values: rows.map(({ litRate }) => litRate),
  };
  const series = hasLight ? [litSeries, onlineSeries] : [onlineSeries];
  const range = getRateRange(
    series.flatMap(({ values }) => values).filter(value => value !== null),
  );
  const title = translate(hasLight ? 'statistics.rates.by' : 'statistics.online.by', {
    by,
    from: range[0],
  });
  return {
    id: 'rates',
    width: 'wide',
    title,
    kind: 'line',
    pointHeader,
    ...getCardError(statResult),
    ...createDrillDown(filter, rows),
    data: statResult.data && {
      label: title,
      points: buildTimePoints(rows, filter),
      series,
      range,
      unit: '%',
      decimals: 1,
    },
  };
}
