import { useTranslate } from 'react-admin';

import type { ChartSeries } from '../../ui/charts/chartData.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { createDrillDown } from './createDrillDown.ts';
import { chooseEnergyUnit } from './chooseEnergyUnit.ts';
import { buildRemainingHourPoints, buildTimePoints } from './chartPoints.ts';
import type { EnergyPoint, StatisticsQueryResult, StatPoint } from './statisticsQueries.ts';
import { useStepLabels } from './useStepLabels.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

interface EnergyCardSources {
  readonly statResult: StatisticsQueryResult<StatPoint[]>;
  readonly lastYearResult: StatisticsQueryResult<EnergyPoint[]>;
  /** Whether savings are stacked on consumption. */
  readonly showsSavings?: boolean;
}

/** Returns the card of the energy by night, with the previous year; an incomplete step is hollow. */
export function useEnergyCard(
  filter: StatisticsFilter,
  { statResult, lastYearResult, showsSavings }: EnergyCardSources,
): StatisticsCard {
  const translate = useTranslate();
  const { by, head: pointHeader } = useStepLabels(filter);
  const rows = statResult.data ?? [];
  const lastYearRows = lastYearResult.data ?? [];
  const energyValues = [
    ...rows.map(({ energy, saved: savedSeries }) => energy + (showsSavings ? savedSeries : 0)),
    ...lastYearRows.map(({ energy }) => energy),
  ];
  const { unit, kwhPerUnit, decimals } = chooseEnergyUnit(energyValues);
  const points = [
    ...buildTimePoints(rows, filter),
    ...buildRemainingHourPoints(rows.length, lastYearRows.length, filter),
  ];
  const title = translate('statistics.energy.by', { by, unit });
  const toUnit = (energy: number | undefined) =>
    energy === undefined ? null : energy / kwhPerUnit;
  const consumedSeries: ChartSeries = {
    name: translate(showsSavings ? 'statistics.consumed' : 'statistics.thisYear'),
    tone: 'lamp',
    values: rows.map(({ energy }) => toUnit(energy)),
  };
  const savedSeries: ChartSeries = {
    name: translate('statistics.saved'),
    tone: 'series-6',
    isDashed: true,
    values: rows.map(each => toUnit(each.saved)),
  };
  const lastYearSeries: ChartSeries = {
    name: translate('statistics.lastYear'),
    tone: 'series-6',
    kind: 'line',
    isDashed: true,
    values: points.map((_, index) => toUnit(lastYearRows[index]?.energy)),
  };
  return {
    id: 'energy',
    width: 'wide',
    title,
    kind: 'bar',
    pointHeader,
    incompleteLabel: translate(`statistics.open.${filter.period.span.step}`),
    ...getCardError(statResult),
    ...createDrillDown(filter, rows),
    data: statResult.data && {
      label: title,
      points,
      series: showsSavings ? [consumedSeries, savedSeries] : [consumedSeries, lastYearSeries],
      isStacked: showsSavings === true,
      unit,
      decimals,
    },
  };
}
