import { useTranslate } from 'react-admin';

import { chooseSizeUnit } from './chooseSizeUnit.ts';
import { buildTimePoints } from './chartPoints.ts';
import { createDrillDown } from './createDrillDown.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import type { StatisticsQueryResult } from './statisticsQueries.ts';
import type { PublishingReport, PublishingStep } from './usePublishingReport.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';
import { useStepLabels } from './useStepLabels.ts';

type ReportResult = StatisticsQueryResult<PublishingReport>;
type ChartData = NonNullable<StatisticsCard['data']>;

interface TimeCardOptions
  extends Pick<StatisticsCard, 'id' | 'kind'>, Pick<ChartData, 'unit' | 'decimals' | 'isStacked'> {
  readonly titleKey: string;
  readonly getSeries: (steps: readonly PublishingStep[]) => ChartData['series'];
}

/** Returns a card by time: its steps, and the drill-down of each. */
function useTimeCard(
  filter: StatisticsFilter,
  report: ReportResult,
  { id, kind, titleKey, getSeries, ...format }: TimeCardOptions,
): StatisticsCard {
  const translate = useTranslate();
  const { by, head: pointHeader } = useStepLabels(filter);
  const steps = report.data?.steps ?? [];
  const title = translate(titleKey, { by, unit: format.unit });
  return {
    ...{ id, kind, title, pointHeader, width: 'wide' },
    incompleteLabel: translate(`statistics.open.${filter.period.span.step}`),
    ...getCardError(report),
    ...createDrillDown(filter, steps),
    data: report.data && {
      ...{ label: title, points: buildTimePoints(steps, filter), series: getSeries(steps) },
      ...format,
    },
  };
}

/** Returns the card of the commands to players: carried out, waiting for offline players, failed. */
export function useDeliveriesCard(filter: StatisticsFilter, report: ReportResult): StatisticsCard {
  const translate = useTranslate();
  return useTimeCard(filter, report, {
    ...{ id: 'deliveries', kind: 'bar', titleKey: 'statistics.deliveries.by', isStacked: true },
    getSeries: steps => [
      {
        name: translate('statistics.delivered'),
        tone: 'series-1',
        values: steps.map(({ delivered }) => delivered),
      },
      {
        name: translate('statistics.waiting'),
        tone: 'series-6',
        values: steps.map(({ waiting }) => waiting),
      },
      {
        name: translate('statistics.failedCommands'),
        tone: 'fault',
        values: steps.map(({ failed }) => failed),
      },
    ],
  });
}

/** Returns the card of the hours that the players played. */
export function usePlayedHoursCard(filter: StatisticsFilter, report: ReportResult): StatisticsCard {
  const translate = useTranslate();
  return useTimeCard(filter, report, {
    ...{ id: 'played', kind: 'bar', titleKey: 'statistics.played.by', unit: 'h', decimals: 1 },
    getSeries: steps => [
      {
        name: translate('statistics.played'),
        tone: 'series-1',
        values: steps.map(({ hours }) => hours),
      },
    ],
  });
}

/** Returns the card of the size of the library at the end of each step. */
export function useStorageCard(filter: StatisticsFilter, report: ReportResult): StatisticsCard {
  const translate = useTranslate();
  const sizes = (report.data?.steps ?? []).map(({ size }) => size);
  const { unit, bytesPerUnit, decimals } = chooseSizeUnit(sizes);
  return useTimeCard(filter, report, {
    ...{ id: 'storage', kind: 'line', titleKey: 'statistics.storage.by', unit, decimals },
    getSeries: steps => [
      {
        name: translate('statistics.storage'),
        tone: 'series-4',
        isFilled: true,
        values: steps.map(({ size }) => size / bytesPerUnit),
      },
    ],
  });
}
