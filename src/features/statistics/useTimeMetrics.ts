import { useTranslate } from 'react-admin';

import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import { chooseEnergyUnit } from './chooseEnergyUnit.ts';
import type { Metric } from './MetricList.tsx';
import { getMean, getSum } from './chartPoints.ts';
import type { EnergyPoint, StatisticsQueryResult, StatPoint } from './statisticsQueries.ts';
import { useFormatDelta } from './useFormatDelta.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

interface TimeMetricsSources {
  readonly statResult: StatisticsQueryResult<StatPoint[]>;
  readonly previousStatResult: StatisticsQueryResult<StatPoint[]>;
  readonly lastYearResult: StatisticsQueryResult<EnergyPoint[]>;
}

const EMPTY_CHART = { label: '', points: [], series: [] };

/** Returns the metrics of a period: lit rate as planned, online rate, energy consumed and saved. */
export function useTimeMetrics(
  filter: StatisticsFilter,
  { statResult, previousStatResult, lastYearResult }: TimeMetricsSources,
) {
  const translate = useTranslate();
  const formatDelta = useFormatDelta();
  const percentFormats = useValueFormats({ ...EMPTY_CHART, decimals: 1 });
  const rows = statResult.data;
  const buildRateMetric = (
    key: 'litRate' | 'onlineRate',
    name: string,
    tone: 'lamp' | 'series-1',
  ): Metric => {
    const meanRate = rows && getMean(rows.map(row => row[key]));
    const previousMeanRate =
      previousStatResult.data && getMean(previousStatResult.data.map(row => row[key]));
    return {
      name,
      value: meanRate === undefined ? undefined : percentFormats.formatPlain(meanRate),
      unit: '%',
      note: formatDelta.points(meanRate, previousMeanRate),
      sparkline: { values: rows?.map(row => row[key]) ?? [], tone },
    };
  };
  // An incomplete step cannot be compared with a complete one.
  const completeRows = (rows ?? []).slice(0, filter.period.includesTonight ? -1 : undefined);
  const total = rows && getSum(rows.map(({ energy }) => energy));
  const chosenUnit = chooseEnergyUnit(total === undefined ? [] : [total]);
  const energyFormats = useValueFormats({ ...EMPTY_CHART, decimals: chosenUnit.decimals });
  const energy: Metric = {
    name: translate('statistics.energy'),
    value:
      total === undefined ? undefined : energyFormats.formatPlain(total / chosenUnit.kwhPerUnit),
    unit: chosenUnit.unit,
    note:
      lastYearResult.data &&
      formatDelta.percent(
        getSum(completeRows.map(row => row.energy)),
        getSum(lastYearResult.data.slice(0, completeRows.length).map(row => row.energy)),
      ),
    sparkline: { values: completeRows.map(row => row.energy), tone: 'lamp' },
  };
  const saved: Metric = {
    name: translate('statistics.saved'),
    value:
      rows && energyFormats.formatPlain(getSum(rows.map(row => row.saved)) / chosenUnit.kwhPerUnit),
    unit: chosenUnit.unit,
    note: translate('statistics.saved.note'),
    sparkline: { values: completeRows.map(row => row.saved), tone: 'series-6' },
  };
  const faults: Metric = {
    name: translate('statistics.newFaults'),
    value: rows && energyFormats.formatTick(getSum(rows.map(row => row.faults))),
    sparkline: { values: completeRows.map(row => row.faults), tone: 'fault' },
  };
  return {
    lit: buildRateMetric('litRate', translate('statistics.lit'), 'lamp'),
    online: buildRateMetric('onlineRate', translate('statistics.online'), 'series-1'),
    energy,
    saved,
    faults,
  };
}
